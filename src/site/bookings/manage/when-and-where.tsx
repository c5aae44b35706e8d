import { useQuery } from "@tanstack/react-query"
import type { Booking } from "#domain/bookings/booking.ts"
import { findStartLocation } from "#domain/bookings/summary/booking-locations.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { formatMoment } from "#i18n/moment-text.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { withCommas } from "#lib/text/join-parts.ts"
import { tourQuery } from "#site/tours/queries.ts"
import { manageMessages as words } from "./messages.ts"

/** When and where a confirmed trip begins; from the day before on also with whom, and in what vehicle. */
export function WhenAndWhere({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  const { travelDate, startTime, tourDetails, transferDetails, crew } = booking
  const readyAt = (tourDetails ?? transferDetails)?.pickup?.time ?? startTime
  const place = findStartLocation(booking)
  const mapQuery = useMapQuery(booking, place)
  return (
    <section className="panel mt-4 p-5">
      <h2 className="text-xl font-bold">{t(words.whenAndWhere)}</h2>
      <p className="mt-2 font-display text-xl font-bold">{formatMoment(travelDate, readyAt, language)}</p>
      {place && (
        <>
          <p className="mt-1">{t(place)}</p>
          <a href={mapOf(mapQuery)} rel="noopener" className="text-link inline-flex min-h-11 items-center">
            {t(words.openMap)}
          </a>
        </>
      )}
      {crew?.guide && (
        <p className="mt-1">
          {t(words.guide, { name: crew.guide })}{" "}
          {crew.guidePhone && (
            <a href={telLink(crew.guidePhone)} className="text-link inline-flex min-h-11 items-center">
              {crew.guidePhone}
            </a>
          )}
        </p>
      )}
      {crew?.vehicle && <p>{t(words.vehicleIs, { vehicle: crew.vehicle })}</p>}
      {!crew && booking.departure && <p className="mt-1 text-soft">{t(words.crewLater)}</p>}
    </section>
  )
}

/** Returns what a map finds: the coordinates of the tour's meeting point, else a place without the rest of its sentence. */
function useMapQuery({ product, productType, tourDetails }: Booking, place: LocalizedContent | null): string {
  const t = useTranslate()
  const { data: tour } = useQuery({
    ...tourQuery(product.slug),
    enabled: productType === "tour",
    meta: { shownInPlace: true },
  })
  if (!place) return ""
  const isUsual = tour?.meetingPoint?.en === place.en
  if (isUsual && tour?.facts.meetingAt) return tour.facts.meetingAt
  const town = tourDetails?.location && tourDetails.location.en !== place.en ? t(tourDetails.location) : ""
  return withCommas(t(place).split(END_OF_PLACE)[0], town)
}

/** 'Hanoi Opera House, front steps, at 7:45; or …' */
const END_OF_PLACE = /[,;(]| or | hoặc /

const mapOf = (query: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
