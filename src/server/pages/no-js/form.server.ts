import type { Language } from "#i18n/localized.ts"
import type { PreloadedQuery } from "#router.tsx"

/** What a form asks of the API; `order` is what its price is asked for. */
export type Wish = { method?: "POST" | "PUT"; path: string; body: object; order?: object }
/** Where a form that was taken leads, and what shows the guest's booking there. */
export type Sent = { location: string; guestToken?: string }
/** `query` reads the page's address: '' where it does not say. */
export type Visit = {
  slug: string
  query: (name: string) => string
  language: Language
  get: <T>(path: string) => Promise<T>
}

/** A form that may be posted to a page, so that it works without script: what it says to the API, and what follows. */
export type NoJsForm = {
  /** Of the page, without the language; it draws the form again where something is to be mended. */
  path: string
  /** Whether other visitors are shown the very same page, which may be kept therefore. */
  shared?: boolean
  /** What its page shows to this visitor alone. Where the API refuses, the page says why. */
  known?: (visit: Visit) => Promise<PreloadedQuery[]>
  /** What is never sent back to the browser, such as passwords. */
  secrets?: readonly string[]
  read: (form: URLSearchParams, visit: Visit) => Wish | Promise<Wish>
  sent: (answer: unknown, visit: Visit) => Sent
}
