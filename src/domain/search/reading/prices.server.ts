import type { ShownCurrency } from "#lib/money.ts"
import { extract, type Groups, type TypedText, whole } from "./typed-text.server.ts"

type Prices = { minPrice?: number; maxPrice?: number; currency?: ShownCurrency }

const SIGNS: [pattern: string, currency: ShownCurrency][] = [
  ["us\\$|\\$|usd|dollars?|do\\s+la|do\\s+my|do", "USD"],
  ["₫|vnd|dong|d", "VND"],
  ["€|eur|euros?", "EUR"],
  ["₩|krw|won", "KRW"],
]
const SIGN = SIGNS.map(([pattern]) => pattern).join("|")
const THOUSAND = "k|nghin|ngan"
const MILLION = "trieu|tr|million|mio|m"
const UNIT = `${THOUSAND}|${MILLION}`
const AMOUNT = "\\d{1,3}(?:[.,]\\d{3})+|\\d{1,9}(?:[.,]\\d{1,2})?"
const LARGEST = 1_000_000_000
/** From here on a bare amount is one of đồng. */
const SMALLEST_VND = 10_000

/** Returns the pattern of an amount, such as '500k' and '1tr5', which is 1.5 million. Its groups end in `nth`. */
const money = (nth: string) =>
  `(?<before${nth}>${SIGN})?\\s*(?<amount${nth}>${AMOUNT})\\s*(?<unit${nth}>${UNIT})?(?<rest${nth}>(?<=\\d\\s*(?:tr|trieu|k))\\d{1,3})?(?![\\p{L}\\p{N}]*\\d)\\s*(?<after${nth}>${SIGN})?`

const UNDER =
  "under|below|less\\s+than|cheaper\\s+than|up\\s+to|at\\s+most|no\\s+more\\s+than|max(?:imum)?|budget(?:\\s+of)?|within|duoi|toi\\s+da|khong\\s+qua|it\\s+hon|<=?|≤"
const OVER = "over|above|more\\s+than|at\\s+least|min(?:imum)?|tren|toi\\s+thieu|hon|>=?|≥"
/** What is counted is no price: 'kids under 12', 'under 3 hours'. */
const COUNTED =
  "(?!\\s*-?\\s*(?:years?|yo|tuoi|people|persons?|pax|guests?|adults?|nguoi|khach|hours?|hrs?|h|gio|tieng|km|kg|days?|ngay|nights?|dem|weeks?|tuan|minutes?|phut|%|/))"
const NO_AGE = "(?<!(?:kids?|child|children|tre|em|be)\\s+)"

const BETWEEN = whole(`(?:between\\s+)?${money("1")}\\s*(?:-|–|to|and|den)\\s*${money("2")}${COUNTED}`)
const MOST = whole(`${NO_AGE}(?:${UNDER})\\s*${money("1")}${COUNTED}`)
const LEAST = whole(`(?:${OVER})\\s*${money("1")}${COUNTED}`)
const BARE = whole(`${money("1")}${COUNTED}`)

/** Reads 'under 100', '$100-200', 'dưới 3 triệu', '500k'. A bare amount needs its currency, and is the most. */
export function extractPrices(text: TypedText): Prices {
  const between = extract(text, BETWEEN, (groups) => {
    const [least, most] = [amountOf(groups, "1"), amountOf(groups, "2")]
    const currency = signOf(groups, "2") ?? signOf(groups, "1")
    if (currency === undefined) return undefined
    const minPrice = inUnitOf(least, groups, most)
    return minPrice < most.value ? { minPrice, maxPrice: most.value, currency } : undefined
  })
  if (between) return between
  const most = extract(text, MOST, (groups) => limit(groups, "maxPrice"))
  const least = extract(text, LEAST, (groups) => limit(groups, "minPrice"))
  if (most && least) return most.currency === least.currency ? { ...least, ...most } : most
  return (
    most ?? least ?? extract(text, BARE, (groups) => (isPrice(groups) ? limit(groups, "maxPrice") : undefined)) ?? {}
  )
}

/** A sign or a Vietnamese unit makes a price of an amount. A single letter after a number is doubtful. */
function isPrice({ before1, unit1, after1 }: Groups): boolean {
  return (
    before1 !== undefined || (after1 !== undefined && after1 !== "d") || /^(k|nghin|ngan|trieu|tr)$/.test(unit1 ?? "")
  )
}

function limit(groups: Groups, name: "minPrice" | "maxPrice"): Prices | undefined {
  const { value } = amountOf(groups, "1")
  if (value < 1 || value > LARGEST) return undefined
  return { [name]: value, currency: signOf(groups, "1") ?? (value >= SMALLEST_VND ? "VND" : "USD") }
}

/** '2-3 triệu' means millions in both places. */
function inUnitOf(least: { value: number }, groups: Groups, most: { factor: number }): number {
  return groups.unit1 === undefined ? least.value * most.factor : least.value
}

function amountOf(groups: Groups, nth: string) {
  const typed = groups[`amount${nth}`] ?? ""
  const figures = /^\d{1,3}([.,]\d{3})+$/.test(typed) ? typed.replace(/[.,]/g, "") : typed.replace(",", ".")
  const factor = factorOf(groups[`unit${nth}`])
  const rest = Number(`0.${groups[`rest${nth}`] ?? 0}`)
  return { value: Math.round((Number(figures) + rest) * factor), factor }
}

function factorOf(unit = ""): number {
  if (isOneOf(THOUSAND, unit)) return 1_000
  return isOneOf(MILLION, unit) ? 1_000_000 : 1
}

/** A unit alone tells đồng. */
function signOf(groups: Groups, nth: string): ShownCurrency | undefined {
  const sign = groups[`before${nth}`] ?? groups[`after${nth}`] ?? ""
  const named = SIGNS.find(([pattern]) => isOneOf(pattern, sign))?.[1]
  return named ?? (groups[`unit${nth}`] === undefined ? undefined : "VND")
}

const isOneOf = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, "u").test(text)
