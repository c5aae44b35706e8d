import type { FormGuard } from "#lib/form-guard.ts"

/** FormData in the browser, URLSearchParams on the server. */
export type Filled = {
  get(name: string): unknown
  getAll(name: string): unknown[]
  has(name: string): boolean
  keys(): Iterable<string>
}

export function textOf(form: Filled, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value.trim() : ""
}

/** Returns fields exactly as typed, such as passwords, or ''. */
export function textsOf<Name extends string>(form: Filled, names: readonly Name[]): Record<Name, string> {
  const typed = names.map((name) => [name, form.get(name)] as const)
  const texts = typed.map(([name, value]) => [name, typeof value === "string" ? value : ""])
  return Object.fromEntries(texts) as Record<Name, string>
}

/** Returns the country chosen for a phone number, if the form has that field. */
export function countryOf(form: Filled): { countryCode?: string } {
  return form.has("countryCode") ? { countryCode: textOf(form, "countryCode") } : {}
}

export function numberOf(form: Filled, name: string): number | undefined {
  const text = textOf(form, name)
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

/** Returns what guards the form against bots (form-guard.ts). */
export function guardOf(form: Filled): FormGuard {
  const startedAt = textOf(form, "startedAt")
  return { website: textOf(form, "website"), ...(startedAt && { startedAt }) }
}

/** The server's answer to a refused form: its id, its urlencoded input and its problems. Preloaded as `POSTED_FORM`. */
export type PostedForm = { form: string; sent: string; problems: { field: string; message: string }[] }
export const POSTED_FORM = ["posted-form"] as const

/** Name of the field for the link to a page, and the query key of what it opened. Preloaded for one answer. */
export const PASTED_LINK = "link"
export const OPENED_LINK = ["opened-link"] as const

/** Name of the submit button, and its value if only the price is requested. */
export const INTENT = "intent"
export const PRICE = "price"
export const FORM_KEY = "formKey"
