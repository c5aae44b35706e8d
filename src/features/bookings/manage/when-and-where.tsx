import type { Booking } from "#features/bookings/booking.ts"
import { findStartLocation } from "#features/bookings/summary/booking-locations.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { formatMoment } from "#i18n/moment-text.ts"
import { telLink } from "#lib/tel-link.ts"
import { manageMessages as words } from "./messages.ts"

/** When and where a confirmed trip begins; from the day before on also with whom, and in what vehicle. */
export function WhenAndWhere({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  const { travelDate, startTime, tourDetails, transferDetails, crew } = booking
  const readyAt = (tourDetails ?? transferDetails)?.pickup?.time ?? startTime
  const place = findStartLocation(booking)
  return (
    <section className="panel mt-4 p-5">
      <h2 className="text-xl font-bold">{t(words.whenAndWhere)}</h2>
      <p className="mt-2 font-display text-xl font-bold">{formatMoment(travelDate, readyAt, language)}</p>
      {place && (
        <>
          <p className="mt-1">{t(place)}</p>
          <a href={mapOf(t(place))} rel="noopener" className="text-link inline-flex min-h-11 items-center">
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

const mapOf = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
