import { formatPrice } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"
import { convertParts } from "#i18n/money/shown-money.ts"
import { type Currency, type Money, toMajor, toMinor, toVnd } from "#lib/money.ts"

/** The currency of an amount, and the rate at which it counts in đồng for a dollar. */
export type Rated = {
  currency: Currency
  vndPerUsd: number
  /** Whether the đồng that the ledger has (`kept`) were paid as such. If that is unknown, other đồng than converted ones. */
  isOtherExact?: boolean | undefined
}

/** Converts an amount in major units to whole đồng. */
function inDong(major: number, { currency, vndPerUsd }: Rated): number {
  return toVnd({ amount: toMinor(major, currency), currency }, vndPerUsd)
}

/** Rounds converted đồng to thousands, as prices in Vietnam are written. */
const roundDong = (vnd: number): number => Math.round(vnd / 1_000) * 1_000 || vnd

/** Formats converted đồng: `≈ 3.354.000 ₫`. */
export function formatConverted(vnd: number, language: Language): string {
  return `≈\u00A0${formatPrice(roundDong(vnd), "VND", language)}`
}

/**
 * Formats an amount in major units in đồng, and in its own currency if that is another. `kept` is what the ledger has of
 * a dollar amount in đồng. It is marked as converted only if nothing was paid in đồng.
 */
export function formatBoth(major: number, rated: Rated, language: Language, kept?: number) {
  const own = formatPrice(major, rated.currency, language)
  if (rated.currency === "VND") return { dong: own, own: undefined }
  const vnd = inDong(major, rated)
  const dong = kept ?? roundDong(vnd)
  const isExact = dong === 0 || (kept !== undefined && (rated.isOtherExact ?? dong !== roundDong(vnd)))
  return { dong: isExact ? formatPrice(dong, "VND", language) : formatConverted(dong, language), own }
}

/** Formats the parts of a sum in minor units as `formatBoth` does, so that the đồng that are read add up. */
export function formatBothParts(minors: number[], { currency, vndPerUsd }: Rated, language: Language) {
  const dong = convertParts(minors, currency, { currency: "VND", rates: { USD: vndPerUsd, EUR: 0, KRW: 0 } })
  return minors.map((minor, nth) => {
    const own = formatPrice(toMajor(minor, currency), currency, language)
    if (currency === "VND") return { dong: own, own: undefined }
    return { dong: formatConverted(dong[nth] ?? 0, language), own }
  })
}

/** Formats an amount as the office reads it, đồng first: `1.250.000 ₫`, or `≈ 3.354.000 ₫ (129 $)`. */
export function formatDongFirst(major: number, rated: Rated, language: Language, kept?: number): string {
  return joinBoth(formatBoth(major, rated, language, kept))
}

export const joinBoth = ({ dong, own }: ReturnType<typeof formatBoth>): string =>
  own === undefined ? dong : `${dong} (${own})`

const MARKS = /[.,'\u2019\s]/g
const SIGNS = /^(us\$|usd|vnd|\$|₫|đ)|(us\$|usd|vnd|\$|₫|đ)$/gi
const DOLLARS = /\$|usd/i
const DONG = /₫|đ|vnd/i
const GROUPED = /^\d{1,3}(?:([.,'\u2019 ])\d{3})(?:\1\d{3})*$/
/** The last mark before one or two figures separates cents. */
const WITH_CENTS = /^(.+)([.,])(\d{1,2})$/
/** Đồng in thousands or millions. */
const SCALED = /^(.+?) ?(tr|triệu|trieu|k|nghìn|nghin|ngàn|ngan)(\d{0,3})$/i
const PARTED = /^(\d+)[.,](\d{1,2})$/

/**
 * Reads an amount in minor units as people type it in either language: `4.000.000`, `4,000,000`, `4 000 000 ₫`, `4tr`,
 * `1tr5` or `1.290k`; `445,5`, `445.50` or `1.250,50 US$`. Đồng have no parts. Undefined if it can't be read in one way
 * only.
 */
export function readMoney(typed: string, currency: Currency): number | undefined {
  if (/\p{No}/u.test(typed) || isOfOther(typed, currency)) return undefined
  const text = typed.normalize("NFKC").trim().replace(SIGNS, "").trim().replace(/\s+/g, " ")
  const [, scaled, unit, rest] = (currency === "VND" && SCALED.exec(text)) || []
  if (scaled !== undefined && unit !== undefined) return readScaled(scaled, unit.toLowerCase(), rest ?? "")
  const [, whole = text, mark = "", cents] = (currency === "USD" && WITH_CENTS.exec(text)) || []
  if (mark && whole.includes(mark)) return undefined
  if (!/^\d+$/.test(whole) && !GROUPED.test(whole)) return undefined
  const figures = whole.replace(MARKS, "")
  const amount = toMinor(Number(cents === undefined ? figures : `${figures}.${cents}`), currency)
  return Number.isSafeInteger(amount) ? amount : undefined
}

const isOfOther = (typed: string, currency: Currency) => (currency === "USD" ? DONG : DOLLARS).test(typed)

/** Reads thousands, or millions that the figures after the unit may continue: `1tr250`. */
function readScaled(text: string, unit: string, rest: string): number | undefined {
  const isMillions = unit.startsWith("t")
  const isWhole = /^\d+$/.test(text) || (!isMillions && GROUPED.test(text))
  const [, whole, part] = PARTED.exec(text) ?? []
  if (rest ? !isMillions || !isWhole : !isWhole && whole === undefined) return undefined
  const figures = isWhole ? `${text.replace(MARKS, "")}.${rest || 0}` : `${whole}.${part}`
  const amount = Math.round(Number(figures) * (isMillions ? 1_000_000 : 1_000))
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** Writes an amount in major units without its sign, as the field shows it. */
export function writeMoney(major: number, currency: Currency, language: Language): string {
  const hasParts = currency === "USD" && !Number.isInteger(major)
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: hasParts ? 2 : 0, maximumFractionDigits: 2 })
  return format.format(major)
}

/** Groups the figures of a whole amount while it is typed. Text with a mark of the typist's own stays as it is. */
export function groupWhileTyping(next: string, before: string, language: Language): string {
  const isOurs = before === "" || before === group(before, language)
  const hasNewMark = insertedIn(next, before).search(MARKS) >= 0
  if (!isOurs || hasNewMark || /[^\d.,'\u2019\s]/.test(next)) return next
  return group(next, language)
}

/** Returns what was typed or pasted between the parts that stayed. */
function insertedIn(next: string, before: string): string {
  const shorter = Math.min(next.length, before.length)
  let start = 0
  while (start < shorter && next[start] === before[start]) start++
  let end = 0
  while (end < shorter - start && next.at(-1 - end) === before.at(-1 - end)) end++
  return next.slice(start, next.length - end)
}

function group(text: string, language: Language): string {
  const figures = text.replace(MARKS, "")
  return /^\d{1,15}$/.test(figures) ? new Intl.NumberFormat(language).format(Number(figures)) : text
}

const LEAST_VND = 1_000
const FAR = 0.5

/** What an amount is compared with. */
export type MoneyLimits = {
  /** What it was before. Another currency is compared once the rate, in đồng for a dollar, is known. */
  before?: Money | undefined
  vndPerUsd?: number | undefined
  /** The most that it should be, in major units of each currency, such as what a guest still owes. */
  most?: Record<Currency, number> | undefined
  /** Fewer đồng are asked about. */
  least?: number | undefined
  /** The share of what it was, from which on a difference is asked about. */
  far?: number | undefined
}

/**
 * Returns why an amount in major units may be a slip: less than 1,000 đồng, more than it should be, or half away from
 * what it was.
 */
export function doubtOf(amount: number | null, currency: Currency, limits: MoneyLimits) {
  const { most, least = LEAST_VND } = limits
  if (amount === null || Number.isNaN(amount) || amount <= 0) return undefined
  if (currency === "VND" && amount < least) return "small"
  if (most && amount > most[currency]) return "above"
  return isFarFrom(amount, currency, limits) ? "far" : undefined
}

function isFarFrom(amount: number, currency: Currency, { before, vndPerUsd, far = FAR }: MoneyLimits) {
  if (!before || before.amount <= 0) return false
  if (before.currency === currency) return isFar(amount, toMajor(before.amount, currency), far)
  if (vndPerUsd === undefined) return false
  return isFar(currency === "VND" ? amount : amount * vndPerUsd, toVnd(before, vndPerUsd), far)
}

const isFar = (now: number, before: number, far: number) => Math.abs(now - before) >= before * far
