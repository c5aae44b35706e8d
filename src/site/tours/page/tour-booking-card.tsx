import { useQuery } from "@tanstack/react-query"
import { type ComponentProps, lazy, Suspense } from "react"
import { cancellationWords } from "#domain/catalogue/cancellation-words.ts"
import { messages } from "#domain/tours/messages.ts"
import { pageMessages } from "#domain/tours/page/messages.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { formatDate } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { withCommas } from "#lib/text/join-parts.ts"
import { PriceWordsList } from "#site/bookings/checkout/price-words-list.tsx"
import { ConsultationButton } from "#site/enquiries/consultation/consultation-button.tsx"
import { ChatButtons } from "#site/enquiries/contact/chat-button.tsx"
import { QuestionButton } from "#site/enquiries/question/question-button.tsx"
import { namedOffersQuery } from "#site/search/queries.ts"
import { PartyTotal } from "#site/search/tours/offer-lines.tsx"
import { lastTrip } from "#site/search/trip.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { useAfterLoad } from "#site/ui/hooks/after-load.ts"
import { useWide } from "#site/ui/hooks/use-wide.ts"
import { DialogButton } from "#site/ui/overlay/dialog-button.tsx"
import { ActionBar } from "#site/ui/page/action-bar.tsx"
import { Price } from "#site/ui/price.tsx"

const fetchDialog = () => import("#site/bookings/checkout/tour-booking-form.tsx")
const TourBookingDialog = lazy(fetchDialog)
const TourOrderCard = lazy(() => import("#site/bookings/checkout/card/tour-order-card.tsx"))

/** Holds the order that the card and the dialogs of a tour share. */
export type OrderState = ComponentProps<typeof TourBookingDialog>["order"]

type Props = { tour: Tour; order: OrderState }

/** The column beside a tour: who, when, what it costs, and a button that stays in view. */
export function TourBookingCard({ tour, order }: Props) {
  const isWide = useWide()
  const isLoaded = useAfterLoad()
  const closed = (
    <>
      <div aria-hidden="true" className="mt-5 h-112 skeleton noscript:hidden" />
      <PriceWordsList tour={tour} className="mt-4" />
      <Terms tour={tour} />
    </>
  )
  return (
    <aside className="sticky top-36 panel hidden h-[min(46rem,100dvh-12.5rem)] flex-col lg:flex noscript:h-auto print:hidden">
      <div className="grow overflow-y-auto px-6 pt-6">
        <FromPrice tour={tour} />
        {isWide && isLoaded ? (
          <Suspense fallback={closed}>
            <TourOrderCard tour={tour} order={order} closed={closed}>
              <Terms tour={tour} />
            </TourOrderCard>
          </Suspense>
        ) : (
          closed
        )}
        {/* Outside of what is replaced when the questions are loaded: its dialog may be open. */}
        <AskAboutTour tour={tour} order={order} className="mt-5 pb-4" />
      </div>
      <div className="border-t border-hairline p-4">
        <BookButton tour={tour} order={order} className="w-full" />
      </div>
    </aside>
  )
}

function Terms({ tour }: { tour: Tour }) {
  const t = useTranslate()
  return (
    <ul className="mt-4 space-y-1.5 text-sm text-soft">
      <li>{t(pageMessages.payNothing)}</li>
      <li>{t(cancellationWords(tour.cancellationBands))}</li>
      {!tour.hasDepartures && <li>{t(pageMessages.onRequest)}</li>}
    </ul>
  )
}

/** Ways to ask about the tour, with the day and the party that are chosen. */
export function AskAboutTour({ tour, order: [draft], className }: Props & { className: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const day = draft?.travelDate && formatDate(draft.travelDate, language, "short")
  const party = draft && formatParty({ adults: draft.adults, children: draft.children.length }, language)
  const trip = {
    ...(draft?.travelDate && { date: draft.travelDate }),
    ...(draft && { adults: draft.adults, children: draft.children.length }),
  }
  return (
    <div className={className}>
      <QuestionButton tour={tour} trip={trip} className="w-full" />
      <ConsultationButton source="tour" tour={tour} look="quiet" className="mt-2 w-full" />
      <ChatButtons about={withCommas(t(tour.title), day, party)} className="mt-3" />
    </div>
  )
}

export function TourBookingBar({ tour, order }: Props) {
  return (
    <ActionBar>
      <FromPrice tour={tour} />
      <BookButton tour={tour} order={order} />
    </ActionBar>
  )
}

/** Shows what the party of the visitor's last search pays on the next day that fits, or what one person pays. */
export function FromPrice({ tour }: { tour: Tour }) {
  const t = useTranslate()
  const trip = lastTrip.useLast()
  const { data = [] } = useQuery({
    ...namedOffersQuery([tour.slug], trip),
    enabled: trip.adults !== undefined && tour.isActive,
    meta: { shownInPlace: true },
  })
  const next = data[0]?.next
  if (next?.total && trip.adults !== undefined)
    return (
      <p className="min-w-0 flex-1">
        <PartyTotal next={next} trip={trip} currency={tour.pricing.currency} />
      </p>
    )
  return (
    <p>
      {tour.price > 0 && <span className="block text-sm text-soft">{t(messages.from)}</span>}
      <Price
        amount={tour.price}
        currency={tour.pricing.currency}
        other="below"
        unit={t(messages.perPerson)}
        className="text-2xl"
      />
    </p>
  )
}

function BookButton({ tour, order, className = "" }: Props & { className?: string }) {
  const t = useTranslate()
  const [draft, setDraft] = order
  return (
    <DialogButton
      to="/$kind/$slug/book"
      params={{ kind: "tour", slug: tour.slug }}
      className={`${buttonClass()} ${className}`}
      prefetch={fetchDialog}
      dialog={({ onClose, onSent }) => (
        <TourBookingDialog
          tour={tour}
          order={order}
          onClose={onClose}
          onSent={() => {
            onSent()
            setDraft(undefined)
          }}
        />
      )}
    >
      {t(draft?.travelDate ? pageMessages.bookDate : pageMessages.chooseDate)}
    </DialogButton>
  )
}
