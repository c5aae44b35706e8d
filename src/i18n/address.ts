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
  const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(en|vi)\\b`).exec(request.headers.get("cookie") ?? "")?.[1]
  return {
    language: (cookie as Language | undefined) ?? preferredLanguage(request.headers.get("accept-language")),
    prefixed,
  }
}

/** Whether a path has the Vietnamese prefix: '/vi' or '/vi/…'. */
export function isPrefixed(pathname: string): boolean {
  return pathname === VIETNAMESE_PREFIX || pathname.startsWith(`${VIETNAMESE_PREFIX}/`)
}

/** The path without the prefix: what the routes know. */
export function withoutPrefix(pathname: string): string {
  return isPrefixed(pathname) ? pathname.slice(VIETNAMESE_PREFIX.length) || "/" : pathname
}

/** The Vietnamese twin of a path. */
export function withPrefix(pathname: string): string {
  return pathname === "/" ? VIETNAMESE_PREFIX : `${VIETNAMESE_PREFIX}${pathname}`
}
