import { preferredLanguage } from "./accept-language.ts"
import type { Language } from "./localized.ts"

/** Spec §1: where the browser keeps the visitor's choice; a cookie of the same name lets the server know it. */
export const LANGUAGE_KEY = "i18nextLng"
const VIETNAMESE_PREFIX = "/vi"

/** How an address is shown: in which language, and whether the address itself says so. */
export type Addressing = { language: Language; prefixed: boolean }

/** The language of a request (brand.md): the `/vi` prefix, else the cookie, else Accept-Language, else English. */
export function addressingOf(request: Request): Addressing {
  const prefixed = isPrefixed(new URL(request.url).pathname)
  if (prefixed) return { language: "vi", prefixed }
  return { language: languageOf(request.headers.get("cookie"), request.headers.get("accept-language")), prefixed }
}

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(en|vi)\\b`)

/** The language of an address without a prefix: the visitor's choice in the cookie, else the browser's. */
export function languageOf(cookie: string | null | undefined, acceptLanguage: string | null | undefined): Language {
  const choice = cookie ? (CHOICE.exec(cookie)?.[1] as Language | undefined) : undefined
  return choice ?? preferredLanguage(acceptLanguage)
}

/** Whether a path has the Vietnamese prefix: '/vi' or '/vi/…'. */
export function isPrefixed(pathname: string): boolean {
  return pathname === VIETNAMESE_PREFIX || pathname.startsWith(`${VIETNAMESE_PREFIX}/`)
}

/** The path without the prefix: what the routes know. It never begins with two slashes, which would name another site. */
export function withoutPrefix(pathname: string): string {
  return isPrefixed(pathname) ? pathname.slice(VIETNAMESE_PREFIX.length).replace(/^[/\\]*/, "/") : pathname
}

/** The Vietnamese twin of a path. */
export function withPrefix(pathname: string): string {
  return pathname === "/" ? VIETNAMESE_PREFIX : `${VIETNAMESE_PREFIX}${pathname}`
}
