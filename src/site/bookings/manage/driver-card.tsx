import { useQuery } from "@tanstack/react-query"
import type { Booking } from "#domain/bookings/booking.ts"
import { type DriverStop, findDriverStop, formatNameSign } from "#domain/bookings/summary/booking-locations.ts"
import { driverCardMessages as texts } from "#domain/bookings/summary/driver-card-messages.ts"
import { chatLinks } from "#domain/settings/settings.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { ChatChip } from "#site/settings/chat-chip.tsx"
import { settingsQuery } from "#site/settings/queries.ts"
import { Icon } from "#site/ui/icon.tsx"
import { manageMessages } from "./messages.ts"

export function DriverCard({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const stop = findDriverStop(booking)
  if (!stop) return null
  return (
    <section className="driver-card mt-10 overflow-hidden rounded-card border-2 border-ink bg-sheet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 inverted bg-ink px-5 py-2 text-paper">
        <h2 className="text-lg font-bold">{t(texts.title)}</h2>
        <p className="text-sm">{t(texts.hint)}</p>
      </div>
      <div className="p-5 sm:p-6">
        {stop.address && <Address kind={stop.kind} address={stop.address} />}
        <p className="text-sm text-soft">
          <span lang="vi">{texts.nameSign.vi}</span> / <span lang="en">{texts.nameSign.en}</span>
        </p>
        <p className="font-display text-2xl font-bold break-words">{formatNameSign(booking)}</p>
        <ContactLinks className="mt-5" />
      </div>
    </section>
  )
}

function Address({ kind, address: { vi, en } }: { kind: DriverStop["kind"]; address: LocalizedContent }) {
  return (
    <div className="mb-5">
      <p lang="vi">{texts[kind].vi}</p>
      <p lang="vi" className="mt-1 font-display text-3xl font-bold break-words sm:text-4xl">
        {vi ?? en}
      </p>
      {vi && vi !== en && (
        <p lang="en" className="mt-1 text-soft">
          {en}
        </p>
      )}
    </div>
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
            <span className="sr-only">{t(manageMessages.call)}</span> {settings.phone}
          </a>
        </li>
      )}
      {chatLinks(settings, language).map((chat) => (
        <li key={chat.name}>
          <ChatChip chat={chat} />
        </li>
      ))}
    </ul>
  )
}
