import type { ReactNode } from "react"
import { complaintDeadlines, registrationFacts } from "#domain/settings/registration.ts"
import { chatLinks, type SiteSettings, socialLinks } from "#domain/settings/settings.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { telLink } from "#lib/phone/tel-link.ts"
import { ChatChip } from "#site/settings/chat-chip.tsx"
import { Icon, type IconName } from "#site/ui/icon.tsx"
import { pageMessages as texts } from "./page-messages.ts"

const LINK = "inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"

export function ContactDetails({ settings }: { settings: SiteSettings }) {
  const t = useTranslate()
  const { phone, email } = settings
  const [address, hours] = [t(settings.address), t(settings.businessHours)]
  return (
    <aside>
      <h2 className="text-2xl font-bold lg:text-3xl">{t(texts.reach)}</h2>
      <dl className="mt-4 border-t border-hairline">
        {phone && (
          <Way icon="phone" label={t(texts.call)}>
            <a href={telLink(phone)} className={LINK}>
              {phone}
            </a>
          </Way>
        )}
        {email && (
          <Way icon="mail" label={t(texts.write)}>
            <a href={`mailto:${email}`} className={`${LINK} break-all`}>
              {email}
            </a>
          </Way>
        )}
        {address && (
          <Way icon="map-pin" label={t(texts.visit)}>
            {address}
          </Way>
        )}
        {hours && (
          <Way icon="clock" label={t(texts.hours)}>
            {hours}
          </Way>
        )}
      </dl>
      <Chats settings={settings} />
      <Networks settings={settings} />
      <Registration settings={settings} />
      <Complaints settings={settings} />
    </aside>
  )
}

function Registration({ settings }: { settings: SiteSettings }) {
  const t = useTranslate()
  const facts = registrationFacts(settings, useLanguage())
  if (facts.length === 0) return null
  return (
    <Part title={t(texts.registration)}>
      <dl className="mt-2 grid gap-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Complaints({ settings }: { settings: SiteSettings }) {
  const t = useTranslate()
  const language = useLanguage()
  const contact = t(settings.complaintsContact)
  if (!contact) return null
  return (
    <Part title={t(texts.complaints)}>
      <p className="mt-2 whitespace-pre-line">{contact}</p>
      <p className="mt-2">{complaintDeadlines(settings, language)}</p>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h3 className="text-lg font-bold">{title}</h3>
      {children}
    </section>
  )
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative border-b border-hairline py-3 pl-9">
      <dt className="text-sm text-soft">
        <Icon name={icon} className="absolute top-4 left-0 size-5 text-vermilion" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Chats({ settings }: { settings: SiteSettings }) {
  const t = useTranslate()
  const chats = chatLinks(settings, useLanguage())
  if (chats.length === 0) return null
  return (
    <Part title={t(texts.chat)}>
      <ul className="mt-2 flex flex-wrap gap-2">
        {chats.map((chat) => (
          <li key={chat.name}>
            <ChatChip chat={chat} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Networks({ settings }: { settings: SiteSettings }) {
  const t = useTranslate()
  const networks = socialLinks(settings)
  if (networks.length === 0) return null
  return (
    <Part title={t(texts.follow)}>
      <ul className="flex flex-wrap gap-x-5">
        {networks.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener" className="text-link inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
