import { useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { leavingSoonQuery } from "#features/search/queries.ts"
import { PartyTotal } from "#features/search/tours/offer-lines.tsx"
import type { TourOffer } from "#features/tours/tour.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { formatPlacesLeft } from "#i18n/format-places-left.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import { homeMessages as texts } from "./home-messages.ts"

/** For whom the server counts what the departures cost. */
const COUPLE = { adults: 2 }

/** Real departures of the next days as on a board in a station. Nothing if none has places for two. */
export function HomeLeaving() {
  const t = useTranslate()
  const { data: tours } = useSuspenseQuery(leavingSoonQuery)
  if (tours.length === 0) return null
  return (
    <section className="wrap mt-12 lg:mt-20">
      <h2 className="text-3xl font-bold lg:text-4xl">{t(texts.leaving)}</h2>
      <ul className="mt-4 grid lg:grid-cols-2 lg:gap-x-12">
        {tours.map((tour) => (
          <Departure key={tour._id} tour={tour} />
        ))}
      </ul>
    </section>
  )
}

function Departure({ tour }: { tour: TourOffer }) {
  const t = useTranslate()
  const language = useLanguage()
  const properName = useProperName()
  const { next, slug, title, pricing } = tour
  if (!next) return null
  const facts = [
    formatTime(next.startTime, language),
    next.status === "guaranteed" && t(texts.runs),
    next.placesLeft !== null && formatPlacesLeft(next.placesLeft, language),
  ]
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-end gap-x-4 border-t border-hairline py-3 sm:grid-cols-[6.5rem_1fr_auto] sm:items-center">
      <p className="col-span-2 font-display font-bold text-vermilion sm:col-span-1">
        {formatDate(next.date, language, "brief")}
      </p>
      <div className="min-w-0">
        <h3 className="text-base font-semibold">
          <Link to="/tour/$slug" params={{ slug }} className="card-link">
            {properName(title)}
          </Link>
        </h3>
        <p className="text-sm text-soft">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="text-right [&>span]:flex-col [&>span]:items-end">
        <PartyTotal next={next} trip={COUPLE} currency={pricing.currency} />
      </div>
    </li>
  )
}
