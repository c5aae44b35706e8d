import { Link } from "@tanstack/react-router"
import { Clock, Mail, MapPin, Phone } from "lucide-react"
import type { ReactNode } from "react"
import type { Settings } from "#features/settings/settings.ts"
import { useT } from "#i18n/language.tsx"
import { readable } from "#lib/color.ts"
import { messages } from "./messages.ts"
import { navigation } from "./navigation.ts"

export function Footer({ settings }: { settings: Settings }) {
  const t = useT()
  const { backgroundColor, textColor, secondaryTextColor, borderColor } = settings.footer
  const color = readable(textColor, backgroundColor)
  const secondary = readable(secondaryTextColor, backgroundColor)
  return (
    <footer style={{ backgroundColor, color, borderColor }} className="mt-16 lg:mt-28">
      <div className="wrap grid gap-10 py-14 md:grid-cols-[2fr_1fr_1.5fr]">
        <div className="max-w-md">
          <p className="font-display text-2xl font-bold">{t(settings.companyName)}</p>
          <p className="mt-3" style={{ color: secondary }}>
            {t(settings.companyDescription)}
          </p>
          <SocialLinks settings={settings} />
        </div>
        <nav aria-label={t(messages.quickLinks)}>
          <h2 className="font-semibold">{t(messages.quickLinks)}</h2>
          <ul className="mt-2">
            {[...navigation, { to: "/bookings", label: messages.myBookings } as const].map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Contact settings={settings} />
      </div>
      <div className="border-t" style={{ borderColor, color: secondary }}>
        <div className="wrap flex flex-wrap justify-between gap-2 py-5 text-sm">
          <p>{t(settings.footerText)}</p>
          <p>
            © {t(settings.companyName)}. {t(messages.rights)}
          </p>
        </div>
      </div>
    </footer>
  )
}

function Contact({ settings }: { settings: Settings }) {
  const t = useT()
  return (
    <address className="not-italic">
      <h2 className="font-semibold">{t(messages.reachUs)}</h2>
      <ul className="mt-2 space-y-1">
        {settings.phone && (
          <ContactLine icon={Phone}>
            <a
              href={`tel:${settings.phone.replaceAll(" ", "")}`}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {settings.phone}
            </a>
          </ContactLine>
        )}
        {settings.email && (
          <ContactLine icon={Mail}>
            <a href={`mailto:${settings.email}`} className="inline-flex min-h-11 items-center hover:underline">
              {settings.email}
            </a>
          </ContactLine>
        )}
        {t(settings.address) && <ContactLine icon={MapPin}>{t(settings.address)}</ContactLine>}
        {t(settings.businessHours) && <ContactLine icon={Clock}>{t(settings.businessHours)}</ContactLine>}
      </ul>
    </address>
  )
}

function ContactLine({ icon: Icon, children }: { icon: typeof Phone; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}

const NETWORKS = { facebook: "Facebook", instagram: "Instagram", youtube: "YouTube", tiktok: "TikTok" } as const

/** Each network only where the staff have set its address. */
function SocialLinks({ settings }: { settings: Settings }) {
  const set = Object.entries(NETWORKS).filter(([key]) => settings[key as keyof typeof NETWORKS])
  if (set.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5">
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
