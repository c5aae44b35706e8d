import { useSuspenseQuery } from "@tanstack/react-query"
import { lazy } from "react"
import { cancellationWords } from "#domain/catalogue/cancellation-words.ts"
import { formatReviewCount } from "#domain/reviews/review.ts"
import { directionSearch } from "#domain/transfers/reversed.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { telLink } from "#lib/phone/tel-link.ts"
import { RidePriceLines } from "#site/search/transfers/ride-price-lines.tsx"
import { useRideOf } from "#site/search/transfers/use-ride-of.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { TransferPrice } from "#site/transfers/transfer-price.tsx"
import { TransferRoute } from "#site/transfers/transfer-route.tsx"
import { buttonClass } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { DialogButton } from "#site/ui/overlay/dialog-button.tsx"
import { ActionBar } from "#site/ui/page/action-bar.tsx"
import { Price } from "#site/ui/price.tsx"
import { Rating } from "#site/ui/rating.tsx"
import { pageMessages as texts } from "./messages.ts"

const fetchDialog = () => import("#site/bookings/checkout/transfer-booking-form.tsx")
const TransferBookingDialog = lazy(fetchDialog)

export function TransferBookingCard({ transfer }: { transfer: Transfer }) {
  const t = useTranslate()
  const { asked, card } = useRideOf(transfer.slug)
  return (
    <aside className="top-36 panel p-6 lg:sticky">
      <TransferRoute transfer={transfer} />
      <div className="mt-4 border-t border-hairline pt-4">
        {asked && card?.ride ? (
          <RidePriceLines asked={asked} ride={card.ride} pricing={transfer.pricing} />
        ) : (
          <div className="flex flex-wrap items-end justify-between gap-x-4">
            <TransferPrice transfer={transfer} large />
            {/* Spec §2: 1 until a search has named the people; the booking form asks for the number. */}
            <p className="text-right text-sm">
              <span className="text-soft">{t(texts.passengers)}</span> <span className="font-semibold">1</span>
            </p>
          </div>
        )}
      </div>
      <BookButton transfer={transfer} className="mt-4 hidden w-full lg:flex" />
      <ul className="mt-4 space-y-1.5 text-sm text-soft">
        <li>{t(texts.payNothing)}</li>
        <li>{t(cancellationWords(transfer.cancellationBands))}</li>
      </ul>
      <TransferRating transfer={transfer} />
      <Questions />
    </aside>
  )
}

export function TransferBookingBar({ transfer }: { transfer: Transfer }) {
  const { asked, card } = useRideOf(transfer.slug)
  const total = (asked?.back && card?.ride?.totalWithReturn) || card?.ride?.total
  return (
    <ActionBar>
      {total ? (
        <Price amount={total} currency={transfer.pricing.currency} other="below" className="text-2xl" />
      ) : (
        <TransferPrice transfer={transfer} large />
      )}
      <BookButton transfer={transfer} />
    </ActionBar>
  )
}

function BookButton({ transfer, className = "" }: { transfer: Transfer; className?: string }) {
  const t = useTranslate()
  return (
    <DialogButton
      to="/$kind/$slug/book"
      params={{ kind: "transfer", slug: transfer.slug }}
      search={directionSearch(transfer.isReversed)}
      className={`${buttonClass()} ${className}`}
      prefetch={fetchDialog}
      dialog={(on) => <TransferBookingDialog transfer={transfer} {...on} />}
    >
      {t(texts.book)}
    </DialogButton>
  )
}

/** Without guest reviews, shows the company's own figure and says so (spec §9). */
function TransferRating({ transfer: { reviews } }: { transfer: Transfer }) {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const { average, count } = settings.ratings.transfer
  if (reviews) {
    return (
      <a href="#reviews" className="mt-4 flex min-h-11 items-center border-t border-hairline pt-2 hover:underline">
        <Rating average={reviews.average} basis={formatReviewCount(reviews, t)} />
      </a>
    )
  }
  if (!count) return null
  return (
    <div className="mt-4 border-t border-hairline pt-4">
      <Rating average={average} basis={interpolate(t(texts.reviews), { n: count })} />
      <p className="text-sm text-soft">{t(texts.ofTransfers)}</p>
    </div>
  )
}

function Questions() {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const { phone, email } = settings
  if (!phone && !email) return null
  const link = "inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
  return (
    <div className="mt-4 border-t border-hairline pt-4">
      <h2 className="text-base font-bold">{t(texts.questions)}</h2>
      <ul>
        {phone && (
          <li>
            <a href={telLink(phone)} className={link}>
              <Icon name="phone" className="size-4 shrink-0" />
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={link}>
              <Icon name="mail" className="size-4 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
