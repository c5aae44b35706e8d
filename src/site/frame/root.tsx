import { useSuspenseQuery } from "@tanstack/react-query"
import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  ScriptOnce,
  Scripts,
  useMatches,
  useRouterState,
} from "@tanstack/react-router"
import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react"
import { iconUrl } from "#domain/settings/logo/logo.ts"
import { DEFAULT_SETTINGS, ratesOf, type SiteSettings } from "#domain/settings/settings.ts"
import { LanguageProvider, useTranslate } from "#i18n/language.tsx"
import { MoneyProvider } from "#i18n/money/money.tsx"
import { brandProperties } from "#lib/color/color.ts"
import bricolage from "#lib/fonts/bricolage-grotesque-700.woff2?url"
import jakarta from "#lib/fonts/plus-jakarta-sans.woff2?url"
import { missingFilesScript } from "#lib/missing-parts.ts"
import { hanoiDate } from "#lib/today.ts"
import type { RouterContext } from "#router.tsx"
import { pageLinksQuery } from "#site/pages/queries.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { TOAST_SHOWN } from "#site/ui/overlay/toast-event.ts"
import css from "./app.css?url"
import { ErrorPage } from "./error-page.tsx"
import { EVENT_REPLAY } from "./event-replay.ts"
import { useHydratedPage, useSession, useSettingsRefresh } from "./hydrated-page.ts"
import { BackToTop } from "./layout/back-to-top.tsx"
import { useCurrencyChoice } from "./layout/currency-select.tsx"
import { Footer } from "./layout/footer.tsx"
import { Header } from "./layout/header.tsx"
import { useLanguageChoice } from "./layout/language-toggle.tsx"
import { SiteNotice } from "./layout/site-notice.tsx"
import { TopBar } from "./layout/top-bar.tsx"
import { messages } from "./messages.ts"
import { WarmUp } from "./warm-up/warm-up.tsx"

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context: { queryClient } }) => {
    const [settings] = await Promise.all([
      queryClient.ensureQueryData(settingsQuery),
      queryClient.ensureQueryData(pageLinksQuery),
    ])
    return facesOf(settings)
  },
  head: ({ loaderData = facesOf(DEFAULT_SETTINGS) }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: loaderData.color },
    ],
    links: [
      { rel: "stylesheet", href: css },
      { rel: "icon", href: loaderData.favicon, sizes: "32x32" },
      { rel: "icon", href: loaderData.icon, type: "image/png", sizes: "192x192" },
      { rel: "manifest", href: "/manifest.webmanifest" },
      { rel: "apple-touch-icon", href: loaderData.touchIcon },
      ...[bricolage, jakarta].map((href) => ({
        rel: "preload",
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous" as const,
        href,
      })),
    ],
  }),
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import("./not-found-page.tsx"), "NotFoundPage"),
  errorComponent: ErrorPage,
  shellComponent: Document,
})

/** Returns what the head of every page shows of the company. */
function facesOf(settings: SiteSettings) {
  return {
    color: settings.topBar.backgroundColor,
    favicon: iconUrl("favicon.ico", settings),
    icon: iconUrl("icon-192.png", settings),
    touchIcon: iconUrl("apple-touch-icon.png", settings),
  }
}

function Document({ children }: { children: ReactNode }) {
  const { language, origin, currency } = Route.useRouteContext()
  useHydratedPage()
  return (
    <html
      lang={language}
      data-origin={origin}
      data-currency={currency}
      data-today={hanoiDate()}
      suppressHydrationWarning
    >
      <head>
        <ScriptOnce>{import.meta.env.SSR ? missingFilesScript() : ""}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        <ScriptOnce>{EVENT_REPLAY}</ScriptOnce>
        <LanguageProvider language={language}>{children}</LanguageProvider>
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const { currency } = Route.useRouteContext()
  const t = useTranslate()
  const rates = useMemo(() => ratesOf(settings), [settings])
  const hasBar = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.hasBar) })
  const hasFooter = useMatches({ select: (matches) => !matches.some(({ staticData }) => staticData.hasNoFooter) })
  const hasMenu = useMatches({ select: (matches) => !matches.some(({ staticData }) => staticData.hasNoMenu) })
  return (
    <MoneyProvider chosen={currency} rates={rates}>
      <VisitorState />
      <div
        style={brandProperties(settings.primaryColor) as CSSProperties}
        className={`flex min-h-dvh flex-col ${hasBar ? "with-bar" : ""}`}
      >
        <WarmUp />
        <ProgressBar />
        <a href="#content" className="sr-only focus:not-sr-only focus:fixed focus:z-50 focus:bg-paper focus:p-4">
          {t(messages.skip)}
        </a>
        {hasMenu && <SiteNotice settings={settings} />}
        {hasMenu ? <Header settings={settings} /> : <TopBar settings={settings} />}
        <main id="content" tabIndex={-1} className="grow shadow-none outline-none">
          <Outlet />
        </main>
        {hasFooter && <Footer />}
        <BackToTop />
        <ToastRegion />
      </div>
    </MoneyProvider>
  )
}

function ProgressBar() {
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  return loading && <div className="progress" aria-hidden="true" />
}

const Toasts = lazy(() => import("#site/ui/overlay/toast.tsx"))

function ToastRegion() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    window.addEventListener(TOAST_SHOWN, want)
    return () => window.removeEventListener(TOAST_SHOWN, want)
  }, [])
  return (
    wanted && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}

/** Apart from Root, which would hydrate the whole page in one task if it rendered again. */
function VisitorState() {
  useLanguageChoice()
  useCurrencyChoice()
  useSession()
  useSettingsRefresh()
  return null
}
