import { useQuery } from "@tanstack/react-query"
import type { Booking } from "#features/bookings/booking.ts"
import { findDestination, formatNameSign } from "#features/bookings/booking-locations.ts"
import { settingsQuery } from "#features/settings/queries.ts"
import { chatLinks } from "#features/settings/settings.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { telLink } from "#lib/tel-link.ts"
import { Icon } from "#ui/icon.tsx"
import { manageMessages as texts } from "./messages.ts"

export function DriverCard({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const destination = findDestination(booking)
  if (!destination) return null
  return (
    <section className="mt-10 overflow-hidden rounded-card border-2 border-ink bg-sheet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 bg-ink px-5 py-2 text-paper">
        <h2 className="text-lg font-bold">{t(texts.driverCard)}</h2>
        <p className="text-sm">{t(texts.driverHint)}</p>
      </div>
      <div className="p-5 sm:p-6">
        <p lang="vi">{texts.takeMe.vi}</p>
        <p lang="vi" className="mt-1 font-display text-3xl font-bold break-words sm:text-4xl">
          {destination.vi ?? destination.en}
        </p>
        {destination.vi && destination.vi !== destination.en && (
          <p lang="en" className="mt-1 text-soft">
            {destination.en}
          </p>
        )}
        <p className="mt-5 text-sm text-soft">
          <span lang="vi">{texts.nameSign.vi}</span> / <span lang="en">{texts.nameSign.en}</span>
        </p>
        <p className="font-display text-2xl font-bold break-words">{formatNameSign(booking)}</p>
        <ContactLinks className="mt-5" />
      </div>
    </section>
  )
}

export function ContactLinks({ className = "" }: { className?: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`.trim()}>
      {settings.phone && (
        <li>
          <a href={telLink(settings.phone)} className="chip">
            <Icon name="phone" className="size-4" />
            <span className="sr-only">{t(texts.call)}</span> {settings.phone}
          </a>
        </li>
      )}
      {chatLinks(settings, language).map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener" className="chip">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
