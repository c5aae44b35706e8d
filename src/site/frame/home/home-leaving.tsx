import { useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { formatDate, formatTime } from "#i18n/format.ts"
import { formatPlacesLeft } from "#i18n/format-places-left.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import { withDots } from "#lib/text/join-parts.ts"
import { type LeavingTour, leavingSoonQuery } from "#site/search/queries.ts"
import { PartyTotal } from "#site/search/tours/offer-lines.tsx"
import { homeMessages as texts } from "./home-messages.ts"

/** On phones the day and month stand below the weekday. */
const BEFORE_MONTH = /(\d) /

/** For whom the server counts what the departures cost. */
const COUPLE = { adults: 2 }

/** Real departures of the next days as on a board in a station. Nothing if none has places for two. */
export function HomeLeaving() {
  const t = useTranslate()
  const { data: tours } = useSuspenseQuery(leavingSoonQuery)
  if (tours.length === 0) return null
  return (
    <section className="wrap mt-11 lg:mt-20">
      <h2 className="section-title">{t(texts.leaving)}</h2>
      <ul className="mt-4 grid lg:grid-cols-2 lg:gap-x-12">
        {tours.map((tour) => (
          <Departure key={tour._id} tour={tour} />
        ))}
      </ul>
    </section>
  )
}

function Departure({ tour }: { tour: LeavingTour }) {
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
    <li className="relative flex flex-wrap gap-x-3 border-t border-hairline py-3 max-sm:nth-[n+4]:hidden sm:grid sm:grid-cols-[6.5rem_1fr_auto] sm:items-center sm:gap-x-4">
      <p className="w-14 font-display leading-snug font-bold text-vermilion sm:w-auto">
        {formatDate(next.date, language, "brief").replace(BEFORE_MONTH, "$1\u00A0")}
      </p>
      <div className="min-w-0 flex-[1_1_7rem]">
        <h3 className="text-base leading-snug font-semibold">
          <Link to="/tour/$slug" params={{ slug }} className="card-link">
            {properName(title)}
          </Link>
        </h3>
        <p className="text-sm text-soft">{withDots(...facts)}</p>
      </div>
      <div className="ml-auto text-right [&>span]:flex-col [&>span]:items-end">
        <PartyTotal next={next} trip={COUPLE} currency={pricing.currency} />
      </div>
    </li>
  )
}
