import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Tour } from "#domain/tours/tour.ts"
import { formatDate } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { departuresQuery } from "#site/tours/queries.ts"

const texts = {
  summary: { en: "A date you'd like is full?", vi: "Ngày bạn muốn đi đã hết chỗ?" },
  more: { en: "… and {n} more in the calendar", vi: "… và {n} ngày khác trong lịch" },
  lead: { en: "Join its waiting list:", vi: "Vào danh sách chờ:" },
}

const MAX_SHOWN = 8

type Props = { tour: Pick<Tour, "_id" | "slug">; people: number; className: string }

/** Links to the waiting lists of the next dates that are full for a party. Nothing if all have room. */
export function FullDatesList({ tour, people, className }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { data: departures = [] } = useQuery(departuresQuery(tour._id))
  const full = departures.filter(({ placesLeft }) => placesLeft < people)
  const hidden = full.length - MAX_SHOWN
  if (full.length === 0) return null
  return (
    <details className={className}>
      <summary className="text-link flex min-h-11 cursor-pointer items-center">{t(texts.summary)}</summary>
      <p>{t(texts.lead)}</p>
      <ul className="flex flex-wrap gap-x-4">
        {full.slice(0, MAX_SHOWN).map(({ _id, date }) => (
          <li key={_id}>
            <Link
              to="/tour/$slug/waiting-list"
              params={{ slug: tour.slug }}
              search={{ departure: _id }}
              className="text-link inline-flex min-h-11 items-center"
            >
              {formatDate(date, language, "brief")}
            </Link>
          </li>
        ))}
        {hidden > 0 && (
          <li className="inline-flex min-h-11 items-center">{interpolate(t(texts.more), { n: hidden })}</li>
        )}
      </ul>
    </details>
  )
}
