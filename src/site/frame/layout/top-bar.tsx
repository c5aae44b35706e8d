import { useLocation } from "@tanstack/react-router"
import type { CSSProperties } from "react"
import type { SiteSettings } from "#domain/settings/settings.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { readable } from "#lib/color/color.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { messages } from "#site/frame/messages.ts"
import { Icon, type IconName } from "#site/ui/icon.tsx"
import { useLinkAsButton } from "#site/ui/overlay/link-as-button.ts"
import { CurrencySelect } from "./currency-select.tsx"
import { useSwitchLanguage } from "./language-toggle.tsx"

export function TopBar({ settings }: { settings: SiteSettings }) {
  const { backgroundColor, textColor, hoverColor } = settings.topBar
  const color = readable(textColor, backgroundColor)
  const hover = { "--hover": readable(hoverColor, backgroundColor) } as CSSProperties
  return (
    <div style={{ backgroundColor, color, ...hover }} className="top-bar text-sm">
      <div className="wrap flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <div className="flex items-center gap-3 sm:gap-5">
          {settings.phone && <TopBarLink href={telLink(settings.phone)} icon="phone" text={settings.phone} />}
          {settings.email && <TopBarLink href={`mailto:${settings.email}`} icon="mail" text={settings.email} short />}
        </div>
        <div className="flex items-center gap-1 sm:gap-3 print:hidden">
          <CurrencySelect />
          <LanguageToggle />
        </div>
      </div>
    </div>
  )
}

type LinkProps = { href: string; icon: IconName; text: string; short?: boolean }

function TopBarLink({ href, icon, text, short }: LinkProps) {
  return (
    <a
      href={href}
      aria-label={text}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 underline-offset-4 hover:text-(--hover) hover:underline"
    >
      <Icon name={icon} className="size-4 shrink-0" />
      <span className={short ? "hidden sm:inline" : undefined}>{text}</span>
    </a>
  )
}

function LanguageToggle() {
  const t = useTranslate()
  const language = useLanguage()
  const other = language === "en" ? "vi" : "en"
  const [change, isChanging] = useSwitchLanguage()
  const button = useLinkAsButton(change)
  const here = useLocation({ select: ({ href }) => href })
  const mark = (code: "en" | "vi") => (code === language ? "font-bold underline underline-offset-4" : "")
  return (
    <a
      href={`/language/${other}?to=${encodeURIComponent(here)}`}
      rel="nofollow"
      suppressHydrationWarning
      {...button}
      className="-mr-2 flex min-h-11 items-center gap-2 px-2 hover:text-(--hover)"
      lang={other}
    >
      <span className="sr-only">{t(messages.switchLanguage)}</span>
      <span aria-hidden="true" className={mark("en")}>
        EN
      </span>
      <span aria-hidden="true">/</span>
      <span aria-hidden="true" className={mark("vi")}>
        VI
      </span>
      {isChanging && <span className="progress" aria-hidden="true" />}
    </a>
  )
}
