import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { Link, type LinkProps } from "@tanstack/react-router"
import { Fragment, type ReactNode, useEffect, useRef } from "react"
import { registrationLine } from "#domain/settings/registration.ts"
import type { SiteSettings } from "#domain/settings/settings.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { readable } from "#lib/color/color.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { messages as appMessages } from "#site/frame/messages.ts"
import { NewsletterForm } from "#site/newsletter/newsletter-form.tsx"
import { usePageLinks } from "#site/pages/page-links.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { Fold } from "#site/ui/fold.tsx"
import { Icon, type IconName } from "#site/ui/icon.tsx"
import { footerMessages as messages } from "./footer-messages.ts"
import { addressIn, useQuickLinks } from "./navigation.ts"

const LINK = "inline-flex min-h-11 items-center underline-offset-4 hover:underline"

export function Footer() {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const pages = usePageLinks({ placement: "footer" })
  const foot = useFreshSettings()
  const { backgroundColor, textColor, secondaryTextColor, borderColor } = settings.footer
  const color = readable(textColor, backgroundColor)
  const secondary = readable(secondaryTextColor, backgroundColor)
  return (
    <footer ref={foot} style={{ backgroundColor, color, borderColor }} className="mt-12 lg:mt-28">
      <div className="wrap grid gap-3 py-8 sm:gap-10 sm:py-14 md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1.3fr_1.5fr]">
        <div className="max-w-md">
          <p className="font-display text-2xl font-bold">{t(settings.companyName)}</p>
          <p className="mt-3 hidden sm:block" style={{ color: secondary }}>
            {t(settings.companyDescription)}
          </p>
          <SocialLinks settings={settings} />
        </div>
        <QuickLinks />
        <Contact settings={settings} />
        <section>
          <h2 className="font-semibold">{t(messages.newsletter)}</h2>
          <p className="mt-2 mb-3">{t(messages.newsletterLead)}</p>
          <NewsletterForm id="newsletter" look="paper" />
        </section>
      </div>
      <div className="border-t" style={{ borderColor, color: secondary }}>
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 py-3 text-sm">
          <p className="py-2">
            © {t(settings.companyName)}. {t(messages.rights)} {t(settings.footerText)}
            <Registration settings={settings} />
          </p>
          <p className="flex flex-wrap gap-x-6">
            <Link to="/bookings" className={LINK}>
              {t(appMessages.myBookings)}
            </Link>
            {pages.map(({ label, ...link }) => (
              <Link key={link.params.slug} {...link} className={LINK}>
                {t(label)}
              </Link>
            ))}
          </p>
        </div>
      </div>
    </footer>
  )
}

function Registration({ settings }: { settings: SiteSettings }) {
  const t = useTranslate()
  const line = registrationLine(settings, useLanguage())
  return (
    <>
      {line && <span className="mt-1 block">{line}</span>}
      {settings.badgeUrl && (
        <a href={settings.badgeUrl} rel="noopener" className={`${LINK} mr-6 font-semibold`}>
          {t(messages.badge)}
        </a>
      )}
    </>
  )
}

/** A part that phones fold under its title. */
function FooterPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="fold-title font-semibold">{title}</h2>
      <Fold title={title}>{children}</Fold>
    </>
  )
}

function QuickLinks() {
  const t = useTranslate()
  return (
    <nav id="site-links" aria-label={t(messages.quickLinks)} className="scroll-mt-32">
      <FooterPart title={t(messages.quickLinks)}>
        <ul className="mt-2 max-md:columns-2">
          {useQuickLinks().map(({ label, ...link }) => (
            <li key={addressIn({ label, ...link })}>
              <Link {...(link as LinkProps)} className={LINK}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </FooterPart>
    </nav>
  )
}

/** Reloads stale settings when the footer appears (spec §4). */
function useFreshSettings() {
  const queryClient = useQueryClient()
  const foot = useRef<HTMLElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void queryClient.prefetchQuery(settingsQuery)
    })
    if (foot.current) observer.observe(foot.current)
    return () => observer.disconnect()
  }, [queryClient])
  return foot
}

function Contact({ settings }: { settings: SiteSettings }) {
  const t = useTranslate()
  return (
    <address className="not-italic">
      <FooterPart title={t(messages.reachUs)}>
        <ul className="mt-2 space-y-1">
          {settings.phone && (
            <ContactLine icon="phone">
              <a href={telLink(settings.phone)} className={LINK}>
                {settings.phone}
              </a>
            </ContactLine>
          )}
          {settings.email && (
            <ContactLine icon="mail">
              <a href={`mailto:${settings.email}`} className={LINK}>
                {settings.email}
              </a>
            </ContactLine>
          )}
          {t(settings.address) && <ContactText icon="map-pin" text={t(settings.address)} />}
          {t(settings.businessHours) && <ContactText icon="clock" text={t(settings.businessHours)} />}
        </ul>
      </FooterPart>
    </address>
  )
}

function ContactLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      <Icon name={icon} className="size-4 shrink-0" />
      <span className="min-w-0 text-balance [overflow-wrap:anywhere]">{children}</span>
    </li>
  )
}

function ContactText({ icon, text }: { icon: IconName; text: string }) {
  return (
    <ContactLine icon={icon}>
      <span className="block py-1.5">
        {text.split(/(?<=,) /).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && " "}
            <span className="inline-block">{part}</span>
          </Fragment>
        ))}
      </span>
    </ContactLine>
  )
}

const NETWORKS = { facebook: "Facebook", instagram: "Instagram", youtube: "YouTube", tiktok: "TikTok" } as const

function SocialLinks({ settings }: { settings: SiteSettings }) {
  const set = Object.entries(NETWORKS).filter(([key]) => settings[key as keyof typeof NETWORKS])
  if (set.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 sm:mt-4">
      {set.map(([key, name]) => (
        <li key={key}>
          <a
            href={settings[key as keyof typeof NETWORKS]}
            rel="noopener"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
