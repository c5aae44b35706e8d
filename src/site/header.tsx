import { Link } from "@tanstack/react-router"
import { Mail, Menu, Phone, X } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import type { Settings } from "#features/settings/settings.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { readable } from "#lib/color.ts"
import { useSwitchLanguage } from "./language-choice.tsx"
import { messages } from "./messages.ts"
import { navigation } from "./navigation.ts"
import { Wordmark } from "./wordmark.tsx"

/** Spec §9: past this many pixels the header turns white with a shadow. */
const SCROLLED_PX = 50

export function Header({ settings }: { settings: Settings }) {
  const t = useT()
  const scrolled = useScrolled()
  return (
    <header className="sticky top-0 z-30">
      <TopBar settings={settings} />
      <div
        data-scrolled={scrolled || undefined}
        className="border-b border-hairline bg-paper transition-[background-color,box-shadow] duration-200 data-scrolled:bg-white data-scrolled:shadow-[0_2px_12px_rgb(20_48_46/0.12)]"
      >
        <div className="wrap flex h-16 items-center justify-between gap-4">
          <Wordmark name={t(settings.companyName)} />
          <nav aria-label={t(messages.mainNavigation)} className="hidden items-center gap-1 lg:flex">
            <NavigationLinks className="px-3" />
            <Link to="/bookings" className="ml-2 flex min-h-11 items-center rounded-card border border-brand-ink px-4 font-semibold text-brand-ink">
              {t(messages.myBookings)}
            </Link>
          </nav>
          <MobileMenu />
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
  const { backgroundColor, textColor } = settings.topBar
  const color = readable(textColor, backgroundColor)
  return (
    <div style={{ backgroundColor, color }} className="text-sm">
      <div className="wrap flex min-h-11 items-center justify-between gap-4">
        <div className="flex items-center gap-1 sm:gap-5">
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

function TopBarLink({ href, icon: Icon, text, short }: { href: string; icon: typeof Phone; text: string; short?: boolean }) {
  return (
    <a href={href} aria-label={text} className="flex min-h-11 min-w-11 items-center gap-2 underline-offset-4 hover:underline">
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className={short ? "hidden sm:inline" : undefined}>{text}</span>
    </a>
  )
}

function LanguageToggle() {
  const t = useT()
  const language = useLanguage()
  const switchLanguage = useSwitchLanguage()
  const mark = (code: "en" | "vi") => (code === language ? "font-bold" : "opacity-75")
  return (
    <button type="button" onClick={switchLanguage} className="flex min-h-11 items-center gap-2 px-2" lang={language === "en" ? "vi" : "en"}>
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
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <div className="lg:hidden">
      <button type="button" onClick={() => dialog.current?.showModal()} className="grid size-11 place-items-center" aria-label={t(messages.menu)}>
        <Menu aria-hidden="true" />
      </button>
      <dialog ref={dialog} aria-label={t(messages.menu)} className="m-0 ml-auto h-dvh max-h-none w-80 max-w-[85vw] bg-paper text-ink">
        <div className="flex items-center justify-end p-2.5">
          <button type="button" onClick={close} className="grid size-11 place-items-center" aria-label={t(messages.close)}>
            <X aria-hidden="true" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link inside was followed; the keyboard follows it too and clicks */}
        <nav aria-label={t(messages.mainNavigation)} onClick={close} className="flex flex-col px-6 text-lg">
          <NavigationLinks className="border-b border-hairline py-2" />
          <Link to="/bookings" className="flex min-h-12 items-center font-semibold">
            {t(messages.myBookings)}
          </Link>
        </nav>
      </dialog>
    </div>
  )
}
