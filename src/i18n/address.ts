import { preferredLanguage } from "#i18n/accept-language.ts"
import type { Language } from "#i18n/localized.ts"
import { chosenCurrency } from "#i18n/money/currency.ts"
import type { ShownCurrency } from "#lib/money.ts"

/** Spec §1: key of the visitor's choice in local storage and in a cookie. */
export const LANGUAGE_KEY = "i18nextLng"
const VIETNAMESE_PREFIX = "/vi"

/** `currency` is undefined until the visitor chooses one. */
export type Locale = { language: Language; prefixed: boolean; currency: ShownCurrency | undefined }

/** Returns the language and currency of a request. */
export function readLocale({ url, headers }: Request): Locale {
  return localeOf(new URL(url).pathname, headers.get("cookie"), headers.get("accept-language"))
}

type Header = string | null | undefined

/** Returns how a visitor sees a page. Language: `/vi`, else cookie, else Accept-Language, else English (docs/brand.md). */
export function localeOf(pathname: string, cookie: Header, acceptLanguage: Header): Locale {
  const prefixed = isPrefixed(pathname)
  const language = prefixed ? "vi" : (chosenLanguage(cookie) ?? preferredLanguage(acceptLanguage))
  return { language, prefixed, currency: chosenCurrency(cookie) }
}

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(en|vi)\\b`)

/** Returns the language that the cookie holds. */
export function chosenLanguage(cookie: Header): Language | undefined {
  return cookie ? (CHOICE.exec(cookie)?.[1] as Language | undefined) : undefined
}

export function isPrefixed(pathname: string): boolean {
  return pathname === VIETNAMESE_PREFIX || pathname.startsWith(`${VIETNAMESE_PREFIX}/`)
}

/** Removes `/vi`. Never returns a path with two leading slashes, which would be another site. */
export function withoutPrefix(pathname: string): string {
  return isPrefixed(pathname) ? pathname.slice(VIETNAMESE_PREFIX.length).replace(/^[/\\]*/, "/") : pathname
}

export function withPrefix(pathname: string): string {
  return pathname === "/" ? VIETNAMESE_PREFIX : `${VIETNAMESE_PREFIX}${pathname}`
}
