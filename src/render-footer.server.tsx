import { RouterContextProvider } from "@tanstack/react-router"
import { renderToString } from "react-dom/server"
import { settingsQuery } from "#features/settings/queries.ts"
import type { Settings } from "#features/settings/settings.ts"
import { LanguageProvider } from "#i18n/language.tsx"
import type { createPageRouter } from "./router.tsx"
import { LateFooter } from "./site/footer-slot.tsx"

const written = new WeakMap<Settings, Map<string, string>>()

/**
 * What stands inside of the footer's place, '' where no settings were loaded. It is a seventh of a page's elements and
 * the same on all pages, so it is drawn once for each time that the settings are read, in each language.
 */
export function writtenFooter(router: ReturnType<typeof createPageRouter>): string {
  const { queryClient, language, prefixed } = router.options.context
  const settings = queryClient.getQueryData(settingsQuery.queryKey)
  if (!settings) return ""
  const texts = written.get(settings) ?? new Map<string, string>()
  if (texts.size === 0) written.set(settings, texts)
  const key = `${language} ${prefixed}`
  const known = texts.get(key)
  if (known) return known
  const place = renderToString(
    <RouterContextProvider router={router}>
      <LanguageProvider language={language}>
        <LateFooter />
      </LanguageProvider>
    </RouterContextProvider>,
  )
  const text = place.slice("<div>".length, -"</div>".length)
  texts.set(key, text)
  return text
}
