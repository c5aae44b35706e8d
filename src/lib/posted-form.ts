/** What was filled in: a form's data in the browser, the decoded body of its post in the server. */
export type Filled = {
  get(name: string): unknown
  getAll(name: string): unknown[]
  has(name: string): boolean
  keys(): Iterable<string>
}

/** The text under a name; '' where there is none. */
export function textOf(form: Filled, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value.trim() : ""
}

/** The texts under some names exactly as they were typed, such as passwords; '' where there is none. */
export function textsOf<Name extends string>(form: Filled, names: readonly Name[]): Record<Name, string> {
  const typed = names.map((name) => [name, form.get(name)] as const)
  const texts = typed.map(([name, value]) => [name, typeof value === "string" ? value : ""])
  return Object.fromEntries(texts) as Record<Name, string>
}

/** The whole number under a name; undefined where there is none. */
export function numberOf(form: Filled, name: string): number | undefined {
  const text = textOf(form, name)
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

/**
 * What the server says to a form that was posted to its page and is to be mended: which form, all that was filled in
 * (as it was sent), what is wrong. It comes with the page's data under `POSTED_FORM`.
 */
export type PostedForm = { form: string; sent: string; problems: { field: string; message: string }[] }
export const POSTED_FORM = ["posted-form"] as const

/** The name of the button that was pressed, and its value where only the price is asked for. */
export const INTENT = "intent"
export const PRICE = "price"
/** The name of the hidden input by which a form that is sent twice is known to be one. */
export const FORM_KEY = "formKey"
