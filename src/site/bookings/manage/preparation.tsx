import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { Booking } from "#domain/bookings/booking.ts"
import { willRunWords } from "#domain/departures/departure.ts"
import { TOUR_TEXTS } from "#domain/tours/tour.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { departuresQuery, tourQuery } from "#site/tours/queries.ts"
import { manageMessages as words } from "./messages.ts"

/** What the tour's page says that still matters once it is booked: what to bring, and what is required of travellers. */
export function Preparation({ booking: { product } }: { booking: Booking }) {
  const t = useTranslate()
  const { data: tour } = useQuery({ ...tourQuery(product.slug), meta: { shownInPlace: true } })
  if (!tour || (tour.packing.length === 0 && !tour.requirements)) return null
  return (
    <section className="mt-10 max-w-[45em]">
      {tour.packing.length > 0 && (
        <>
          <h2 className="text-2xl font-bold">{t(words.packing)}</h2>
          <ul className="mt-3 list-disc space-y-1 pl-5">
            {tour.packing.map((item) => (
              <li key={t(item)}>{t(item)}</li>
            ))}
          </ul>
        </>
      )}
      {tour.requirements && (
        <>
          <h2 className="mt-8 text-2xl font-bold first:mt-0">{t(TOUR_TEXTS.requirements.name)}</h2>
          <p className="mt-1 whitespace-pre-line">{t(tour.requirements)}</p>
        </>
      )}
    </section>
  )
}

/**
 * Whether the departure has the guests that it needs. Nothing for one that takes no more bookings, nor while only the
 * count from before the booking is here.
 */
export function WillItRun({ booking: { productId, departure } }: { booking: Booking }) {
  const language = useLanguage()
  const queryClient = useQueryClient()
  const query = departuresQuery(productId)
  const { data: departures, isStale } = useQuery({ ...query, meta: { shownInPlace: true } })
  const isOutdated = isStale && queryClient.getQueryState(query.queryKey)?.isInvalidated
  const found = isOutdated ? undefined : departures?.find(({ _id }) => _id === departure?._id)
  const said = found && willRunWords(found, language)
  return said ? <p className="mt-1">{said}.</p> : null
}
