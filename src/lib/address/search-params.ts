import { SHOWN_CURRENCIES } from "#lib/money.ts"
import { truncate } from "#lib/text/graphemes.ts"
import { isSlug } from "#lib/text/slug.ts"
import { canNormalise, readCompact } from "#lib/text/typed-text.ts"

/** Parses a query string as plain texts: `?search=2024` stays '2024'. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes a query string without empty values. Joins lists by commas. */
export function stringifySearch(search: Record<string, unknown>): string {
  const said: [name: string, value: string][] = []
  for (const name in search) if (isGiven(search[name])) said.push([name, String(search[name])])
  return said.length === 0 ? "" : `?${new URLSearchParams(said)}`
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0)
}

/** Longer texts are cut before anything else is done with them. */
const MAX_TYPED = 1_000

/** Returns a text of at most 100 characters. Control characters become spaces. */
export function text(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined
  const line = String(value)
    .slice(0, MAX_TYPED)
    .replace(/\p{Cc}+/gu, " ")
  if (!canNormalise(line)) return undefined
  // The API normalises before it counts, and one letter may become several.
  return truncate(readCompact(line), 100).trimEnd() || undefined
}

export function slugOf(value: unknown): string | undefined {
  return typeof value === "string" && isSlug(value) ? value : undefined
}

/** Returns a whole number from 0 to 100,000. */
export function wholeNumber(value: unknown): number | undefined {
  const number = String(value ?? "").trim() === "" ? Number.NaN : Number(value)
  return Number.isInteger(number) && number >= 0 && number <= 100_000 ? number : undefined
}

export function oneOf<const Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value)
}

const MAX_PRICE = 1_000_000_000

/** Reads a limit as people type it, such as '3.000.000' without JavaScript. */
function price(value: unknown): number | undefined {
  const figures = String(value ?? "").replace(/(?<=\d)[.,\s](?=\d{3}(\D|$))/g, "")
  return /^\d+$/.test(figures) && Number(figures) <= MAX_PRICE ? Number(figures) : undefined
}

export function readCommonFilters(search: Record<string, unknown>) {
  const minPrice = price(search.minPrice)
  const maxPrice = price(search.maxPrice)
  const isPriced = minPrice !== undefined || maxPrice !== undefined
  return {
    search: text(search.search),
    minPrice,
    maxPrice,
    currency: isPriced ? oneOf(SHOWN_CURRENCIES, search.currency) : undefined,
  }
}

export function pageNumber(value: unknown): number | undefined {
  return wholeNumber(value) || undefined
}
