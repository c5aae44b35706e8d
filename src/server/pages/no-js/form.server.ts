import type { Language } from "#i18n/localized.ts"
import type { PreloadedQuery } from "#lib/preloaded-query.ts"

/** The API call of a form. `order` is the call for its price. */
export type ApiRequest = {
  method?: "GET" | "POST" | "PUT"
  path: string
  body?: object
  headers?: Record<string, string>
  order?: object
}
/** Where the visitor is sent, or what the form's page then shows once, such as a new link. */
export type FormResult = { location: string; guestToken?: string } | { shown: PreloadedQuery[] }
export type FormContext = {
  slug: string
  query: (name: string) => string
  language: Language
  /** Calls the API with the guest tokens of the browser's cookie. */
  get: <T>(path: string) => Promise<T>
}

export type NoJsForm = {
  /** Path of the page without the language. It shows the form again if the API refuses. */
  path: string
  /** Whether the page may be cached for everyone. */
  shared?: boolean
  /** Loads the page's private data. If the API refuses, the page shows why. */
  known?: (visit: FormContext) => Promise<PreloadedQuery[]>
  /** Fields that are never sent back to the browser, such as passwords. */
  secrets?: readonly string[]
  read: (form: URLSearchParams, visit: FormContext) => ApiRequest | Promise<ApiRequest>
  sent: (answer: unknown, visit: FormContext) => FormResult
}
