import { useQuery } from "@tanstack/react-query"
import { lazy, type ReactNode, Suspense, useState } from "react"
import {
  type DateSelection,
  estimateQuote,
  isQuotable,
  startsAnyDay,
  type TourDraft,
} from "#domain/bookings/checkout/fields/tour-draft.ts"
import type { Quote } from "#domain/bookings/quote/types.ts"
import type { DeparturesAnswer } from "#domain/departures/departure.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { useMoney } from "#i18n/money/money.tsx"
import { readFormDraft } from "#lib/storage/form-drafts.ts"
import { lastTrip } from "#site/search/trip.ts"
import { tourDatesQuery } from "#site/tours/queries.ts"
import { Price } from "#site/ui/price.tsx"
import { FullDatesList } from "#site/waiting-list/full-dates-list.tsx"
import { BookingTotal } from "../booking-total.tsx"
import { ChoiceFields } from "../fields/choice-fields.tsx"
import { PartyFields } from "../fields/party-fields.tsx"
import { screenMessages } from "../fields/screen-messages.ts"
import { type DraftChange, draftName, type OrderState, useTourDraft } from "../use-tour-draft.ts"
import { useTourQuote, useTourTerms } from "../use-tour-quote.ts"
import { DateStrip } from "./date-strip.tsx"
import { cardMessages as texts } from "./messages.ts"
import { nextDepartures, nextOpenDays } from "./strip-days.ts"

const DateField = lazy(() => import("../fields/date-field.tsx").then(({ DateField }) => ({ default: DateField })))

type Props = {
  tour: Tour
  order: OrderState
  /** What to show until the dates are known. */
  closed: ReactNode
  /** What to show until a date is chosen. */
  children: ReactNode
}

/** Asks who, when and what of a tour, and shows what it costs. The form starts with the answers. */
export default function TourOrderCard({ tour, order, closed, children }: Props) {
  const [sent] = useState(() => readFormDraft(draftName(tour)))
  const { draft, change } = useTourDraft(tour, { sent, order })
  const live = useTourQuote(tour, draft)
  const { isPending, errorUpdateCount } = useQuery(tourDatesQuery(tour._id))
  // After a failure the date field says so, and loads again.
  if (isPending && errorUpdateCount === 0) return closed
  const isChosen = isQuotable(draft)
  return (
    // A new element: one that grew out of the skeleton would have moved.
    <div key="questions" className="mt-5 grid gap-5">
      <Dates tour={tour} draft={draft} change={change} />
      {!startsAnyDay(tour, draft) && (
        <FullDatesList tour={tour} people={draft.adults + draft.children.length} className="-mt-5" />
      )}
      <PartyFields tour={tour} draft={draft} change={change} />
      <ChoiceFields
        choices={tour.priceRules.choices}
        currency={tour.pricing.currency}
        people={draft.adults + draft.children.length}
        privateGroup={draft.privateGroup}
        chosen={draft.choices}
        onChange={(choices) => change({ choices })}
      />
      {isChosen ? <BookingTotal live={live} /> : children}
      {isChosen && live.quote && live.quote.total > 0 && <Total quote={live.quote} />}
    </div>
  )
}

/** The total again, where it stays in view. The lines say how it comes about. */
function Total({ quote: { total, currency } }: { quote: Quote }) {
  const t = useTranslate()
  return (
    <p className="sticky bottom-0 -mx-6 flex items-baseline justify-between gap-3 border-t border-hairline bg-sheet px-6 py-2">
      <span className="font-semibold">{t(screenMessages.total)}</span>
      <span className="text-right">
        <Price amount={total} currency={currency} className="text-xl" />
      </span>
    </p>
  )
}

type DatesProps = { tour: Tour; draft: TourDraft; change: DraftChange }

/** Offers the next days that fit; all others when asked for them. */
function Dates({ tour, draft, change }: DatesProps) {
  const t = useTranslate()
  const [showsAll, setShowsAll] = useState(false)
  const { data } = useQuery(tourDatesQuery(tour._id))
  const people = draft.adults + draft.children.length
  const anyDate = startsAnyDay(tour, draft)
  if (showsAll || !data)
    return (
      <Suspense fallback={<div className="skeleton h-72" />}>
        <DateField tour={tour} anyDate={anyDate} people={people} value={draft} onChange={change} />
      </Suspense>
    )
  return (
    <div>
      <NextDays dates={data} tour={tour} draft={draft} change={change} />
      <button type="button" className="text-link mt-1 min-h-11" onClick={() => setShowsAll(true)}>
        {t(anyDate ? texts.anotherDay : texts.allDates)}
      </button>
    </div>
  )
}

function NextDays({ dates, tour, draft, change }: DatesProps & { dates: DeparturesAnswer }) {
  const t = useTranslate()
  const money = useMoney()
  const { from = "" } = lastTrip.useLast()
  const terms = useTourTerms(tour, draft)
  const people = draft.adults + draft.children.length
  const daysFrom = (date: string) =>
    startsAnyDay(tour, draft) ? nextOpenDays(dates, date) : nextDepartures(dates, date, people)
  const usual = daysFrom(from)
  const isFar = draft.travelDate > (usual.at(-1)?.travelDate ?? "")
  const days = isFar ? daysFrom(draft.travelDate) : usual
  if (days.length === 0) return <p>{t(dates.data.length === 0 ? screenMessages.noDepartures : texts.noneFits)}</p>
  const priceOn = (day: DateSelection) => {
    const { total, currency } = estimateQuote(tour, { ...draft, ...day }, terms)
    return total > 0 ? money.shown(total, currency) : ""
  }
  return (
    <DateStrip
      legend={t(texts.nextDates)}
      days={days}
      priceOn={priceOn}
      people={people}
      chosen={draft.travelDate}
      onChoose={(day) => change(day)}
    />
  )
}
