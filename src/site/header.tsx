import { Link, useRouterState } from "@tanstack/react-router"
import { Mail, Phone } from "lucide-react"
import { type CSSProperties, useEffect, useState } from "react"
import type { Settings } from "#features/settings/settings.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { readable } from "#lib/color.ts"
import { DrawerMenu } from "#ui/drawer-menu.tsx"
import { useSwitchLanguage } from "./language-choice.tsx"
import { messages } from "./messages.ts"
import { navigation } from "./navigation.ts"
import { Wordmark } from "./wordmark.tsx"

/** Spec §9: past this many pixels the header turns white with a shadow. */
const SCROLLED_PX = 50

/** Stays in sight. Over the home page's picture it is a strip of paper; past 50 px it is white with a shadow (spec §2). */
export function Header({ settings }: { settings: Settings }) {
  const t = useT()
  const scrolled = useScrolled()
  const overPicture = useRouterState({ select: ({ location }) => location.pathname === "/" })
  return (
    <header className="sticky top-0 z-30">
      <TopBar settings={settings} />
      <div data-scrolled={scrolled || undefined} data-over={overPicture || undefined} className="header">
        <div className="wrap">
          <div className="header-strip">
            <Wordmark name={t(settings.companyName)} />
            <nav aria-label={t(messages.mainNavigation)} className="hidden items-center gap-1 lg:flex">
              <NavigationLinks className="px-3" />
              <Link to="/bookings" className="btn ml-2 border-brand-ink px-4 text-brand-ink">
                {t(messages.myBookings)}
              </Link>
            </nav>
            <div className="lg:hidden">
              <MobileMenu />
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const check = () => setScrolled(window.scrollY > SCROLLED_PX)
    check()
    window.addEventListener("scroll", check, { passive: true })
    return () => window.removeEventListener("scroll", check)
  }, [])
  return scrolled
}

function TopBar({ settings }: { settings: Settings }) {
  const { backgroundColor, textColor, hoverColor } = settings.topBar
  const color = readable(textColor, backgroundColor)
  const hover = { "--hover": readable(hoverColor, backgroundColor) } as CSSProperties
  return (
    <div style={{ backgroundColor, color, ...hover }} className="text-sm">
      <div className="wrap flex min-h-11 items-center justify-between gap-4">
        <div className="flex items-center gap-3 sm:gap-5">
          {settings.phone && (
            <TopBarLink href={`tel:${settings.phone.replaceAll(" ", "")}`} icon={Phone} text={settings.phone} />
          )}
          {settings.email && <TopBarLink href={`mailto:${settings.email}`} icon={Mail} text={settings.email} short />}
        </div>
        <LanguageToggle />
      </div>
    </div>
  )
}

function TopBarLink({
  href,
  icon: Icon,
  text,
  short,
}: {
  href: string
  icon: typeof Phone
  text: string
  short?: boolean
}) {
  return (
    <a
      href={href}
      aria-label={text}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 underline-offset-4 hover:text-(--hover) hover:underline"
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className={short ? "hidden sm:inline" : undefined}>{text}</span>
    </a>
  )
}

function LanguageToggle() {
  const t = useT()
  const language = useLanguage()
  const switchLanguage = useSwitchLanguage()
  const mark = (code: "en" | "vi") => (code === language ? "font-bold underline underline-offset-4" : "")
  return (
    <button
      type="button"
      onClick={switchLanguage}
      className="-mr-2 flex min-h-11 items-center gap-2 px-2 hover:text-(--hover)"
      lang={language === "en" ? "vi" : "en"}
    >
      <span className="sr-only">{t(messages.switchLanguage)}</span>
      <span aria-hidden="true" className={mark("en")}>
        EN
      </span>
      <span aria-hidden="true">/</span>
      <span aria-hidden="true" className={mark("vi")}>
        VI
      </span>
    </button>
  )
}

function NavigationLinks({ className }: { className: string }) {
  const t = useT()
  return navigation.map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      activeOptions={{ exact: to === "/", includeSearch: false }}
      className={`flex min-h-11 items-center font-semibold decoration-vermilion decoration-2 underline-offset-8 hover:underline aria-[current=page]:text-brand-ink aria-[current=page]:underline ${className}`}
    >
      {t(label)}
    </Link>
  ))
}

function MobileMenu() {
  const t = useT()
  return (
    <DrawerMenu label={t(messages.menu)}>
      <nav aria-label={t(messages.mainNavigation)} className="-mt-3 flex flex-col text-lg">
        <NavigationLinks className="border-b border-hairline py-2" />
        <Link to="/bookings" className="flex min-h-14 items-center font-semibold">
          {t(messages.myBookings)}
        </Link>
      </nav>
    </DrawerMenu>
  )
}
