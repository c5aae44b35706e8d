import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { SiteSettings } from "#domain/settings/settings.ts"
import { useTranslate } from "#i18n/language.tsx"
import { telLink } from "#lib/phone/tel-link.ts"
import { bookNow } from "#site/frame/layout/navigation.ts"
import { aboutMessages as texts } from "./messages.ts"

export function AboutContact({ settings }: { settings: SiteSettings }) {
  const t = useTranslate()
  const { phone, email } = settings
  const form = (
    <Link to={bookNow} className="text-link">
      {t(texts.onRequest)}
    </Link>
  )
  return (
    <section className="wrap mt-16 lg:mt-28">
      <h2 className="section-title">{t(texts.reach)}</h2>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <ContactCard label={t(texts.phone)}>
          {phone ? (
            <a className="text-link" href={telLink(phone)}>
              {phone}
            </a>
          ) : (
            form
          )}
        </ContactCard>
        <ContactCard label={t(texts.email)}>
          {email ? (
            <a className="text-link break-words" href={`mailto:${email}`}>
              {email}
            </a>
          ) : (
            form
          )}
        </ContactCard>
        {t(settings.address) && <ContactCard label={t(texts.address)}>{t(settings.address)}</ContactCard>}
        {t(settings.businessHours) && <ContactCard label={t(texts.hours)}>{t(settings.businessHours)}</ContactCard>}
      </dl>
    </section>
  )
}

function ContactCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="panel p-5">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
