import { DURATIONS } from "#domain/tours/tour.ts"
import { NUMBER as ANY_NUMBER, extract, numberOf, type TypedText, whole } from "./typed-text.server.ts"

const LONGEST = Math.max(...DURATIONS)

/** 'ăn đêm' is eating at night. */
const NUMBER = ANY_NUMBER.replace("|an|", "|")
const DAY = "days?|ngay"
const NIGHT = "nights?|dem"
const AND = "\\s*(?:and|va|&|/|,|-)?\\s*"

const BETWEEN = whole(`(?<least>\\d{1,2})\\s*(?:-|–|to|or|den|hoac)\\s*(?<most>\\d{1,2})[\\s-]*(?:${DAY})`)
/** '3d2n', and '3n2đ' in Vietnamese. */
const SHORT = whole("(?<one>\\d{1,2})\\s*[dn]\\s*(?<other>\\d{1,2})\\s*[dn]")
const NIGHTS_FIRST = whole(`(?:${NUMBER})[\\s-]*(?:${NIGHT})${AND}(?<days>${NUMBER})[\\s-]*(?:${DAY})`)
const DAYS = whole(`(?<days>${NUMBER})[\\s-]*(?:${DAY})(?:${AND}(?:${NUMBER})[\\s-]*(?:${NIGHT}))?`)
const LONG = whole(`(?<days>\\d\\d)[\\s-]*(?:${DAY})`)
const NIGHTS = whole(`(?<nights>${NUMBER})[\\s-]*(?:${NIGHT})`)
/** Not 'thứ hai tuần sau', which is a Monday. */
const WEEKS = whole(`(?<!thu\\s+)(?<weeks>${NUMBER})[\\s-]*(?:weeks?|tuan)`)
const HALF_DAY = whole("half[\\s-]*days?|nua\\s+ngay")
const ONE_DAY = whole("full[\\s-]*day|day[\\s-]*(?:trips?|tours?)|trong\\s+ngay|ca\\s+ngay")

/** A length that no filter has: a number of days beyond the longest, or half a day. */
export type LengthHint = number | "half day"
type Lengths = { days?: number[]; hint?: LengthHint }

/**
 * Reads '3 days', '3 ngày 2 đêm', '2-4 days', 'half day' as lengths in days. Those of a week and more are one. `hint` is
 * what they don't tell.
 */
export function extractLengths(text: TypedText): Lengths {
  if (extract(text, HALF_DAY, () => true)) return { days: [1], hint: "half day" }
  const long = LONG.exec(text.folded)?.groups?.days
  const days = extractDays(text)
  return days ? { days, ...(long && Number(long) > LONGEST && { hint: Number(long) }) } : {}
}

function extractDays(text: TypedText): number[] | undefined {
  return (
    extract(text, BETWEEN, ({ least, most }) => lengths(Number(least), Number(most))) ??
    extract(text, SHORT, ({ one, other }) => lengths(Math.max(Number(one), Number(other)))) ??
    extract(text, NIGHTS_FIRST, ({ days }) => lengths(numberOf(days))) ??
    extract(text, DAYS, ({ days }) => lengths(numberOf(days))) ??
    extract(text, NIGHTS, ({ nights }) => lengths(numberOf(nights) + 1)) ??
    extract(text, WEEKS, ({ weeks }) => lengths(numberOf(weeks) * 7)) ??
    extract(text, ONE_DAY, () => [1])
  )
}

function lengths(least: number, most = least): number[] | undefined {
  const known = DURATIONS.filter((days) => Math.min(least, LONGEST) <= days && days <= Math.min(most, LONGEST))
  return known.length && least > 0 ? known : undefined
}
