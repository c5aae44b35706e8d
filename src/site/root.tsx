import { createRootRouteWithContext, lazyRouteComponent, Outlet, useMatches } from "@tanstack/react-router"
import type { CSSProperties, ReactNode } from "react"
import { settingsQuery } from "#features/settings/queries.ts"
import { LanguageProvider, useT } from "#i18n/language.tsx"
import { brandProperties } from "#lib/color.ts"
import { useLoaded } from "#lib/loaded.ts"
import type { RouterContext } from "../router.tsx"
import css from "./app.css?url"
import { EarlyInput } from "./early-input.tsx"
import { ErrorPage } from "./error-page.tsx"
import bricolage from "./fonts/bricolage-grotesque-700.woff2?url"
import jakartaLatin from "./fonts/plus-jakarta-sans-latin.woff2?url"
import jakartaVietnamese from "./fonts/plus-jakarta-sans-vietnamese.woff2?url"
import { FooterSlot } from "./footer-slot.tsx"
import { Header } from "./header.tsx"
import { useLanguageChoice } from "./language-choice.tsx"
import { messages } from "./messages.ts"
import { Head } from "./page-head.tsx"
import { ProgressBar } from "./progress-bar.tsx"
import { useSession } from "./session.ts"
import { useSettingsRefresh } from "./settings-refresh.ts"
import { ToTopButton } from "./to-top-button.tsx"
import { ToastRegion } from "./toast-region.tsx"
import { WarmUp } from "./warm-up.tsx"

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.queryClient.ensureQueryData(settingsQuery).then(() => {}),
  head: ({ match }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: "#14302E" },
    ],
    links: [
      { rel: "stylesheet", href: css },
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "manifest", href: "/manifest.webmanifest" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      ...fontsFor(match.context.language).map((href) => ({
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

/** Text in Vietnamese only where the page is; headings have the marks of names in every language. */
function fontsFor(language: string): string[] {
  const always = [bricolage, jakartaLatin]
  return language === "vi" ? [...always, jakartaVietnamese] : always
}

/** The HTML around everything, also around an error; render.server.tsx adds the page's state and its script. */
function Document({ children }: { children: ReactNode }) {
  const { language, origin } = Route.useRouteContext()
  return (
    <html lang={language} data-origin={origin} suppressHydrationWarning>
      <Head />
      <body>
        <EarlyInput />
        <LanguageProvider language={language}>{children}</LanguageProvider>
      </body>
    </html>
  )
}

function Root() {
  const settings = useLoaded(settingsQuery)
  const t = useT()
  useLanguageChoice()
  useSession()
  useSettingsRefresh()
  const hasBar = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.hasBar) })
  return (
    <div
      style={brandProperties(settings.primaryColor) as CSSProperties}
      className={`flex min-h-dvh flex-col ${hasBar ? "with-bar" : ""}`}
    >
      <WarmUp />
      <ProgressBar />
      <a href="#content" className="sr-only focus:not-sr-only focus:fixed focus:z-50 focus:bg-paper focus:p-4">
        {t(messages.skip)}
      </a>
      <Header settings={settings} />
      <main id="content" tabIndex={-1} className="grow shadow-none outline-none">
        <Outlet />
      </main>
      <FooterSlot />
      <ToTopButton />
      <ToastRegion />
    </div>
  )
}
