import { DURATIONS } from "#features/tours/tour.ts"
import { NUMBER, numberOf, type TypedText, take, whole } from "./typed-text.server.ts"

const LONGEST = Math.max(...DURATIONS)

const DAY = "days?|ngay"
const NIGHT = "nights?|dem"
const AND = "\\s*(?:and|va|&|/|,|-)?\\s*"

const BETWEEN = whole(`(?<least>\\d{1,2})\\s*(?:-|–|to|or|den|hoac)\\s*(?<most>\\d{1,2})[\\s-]*(?:${DAY})`)
/** '3d2n', and '3n2đ' in Vietnamese. */
const SHORT = whole("(?<one>\\d{1,2})\\s*[dn]\\s*(?<other>\\d{1,2})\\s*[dn]")
const NIGHTS_FIRST = whole(`(?:${NUMBER})[\\s-]*(?:${NIGHT})${AND}(?<days>${NUMBER})[\\s-]*(?:${DAY})`)
const DAYS = whole(`(?<days>${NUMBER})[\\s-]*(?:${DAY})(?:${AND}(?:${NUMBER})[\\s-]*(?:${NIGHT}))?`)
const NIGHTS = whole(`(?<nights>${NUMBER})[\\s-]*(?:${NIGHT})`)
const WEEKS = whole(`(?<weeks>${NUMBER})[\\s-]*(?:weeks?|tuan)`)
const ONE_DAY = whole("(?:half|full)[\\s-]*day|day[\\s-]*(?:trips?|tours?)|nua\\s+ngay|trong\\s+ngay|ca\\s+ngay")

/** Reads '3 days', '3 ngày 2 đêm', '2-4 days', 'half day' as lengths in days. Those of a week and more are one. */
export function takeLengths(text: TypedText): number[] | undefined {
  return (
    take(text, BETWEEN, ({ least, most }) => lengths(Number(least), Number(most))) ??
    take(text, SHORT, ({ one, other }) => lengths(Math.max(Number(one), Number(other)))) ??
    take(text, NIGHTS_FIRST, ({ days }) => lengths(numberOf(days))) ??
    take(text, DAYS, ({ days }) => lengths(numberOf(days))) ??
    take(text, NIGHTS, ({ nights }) => lengths(numberOf(nights) + 1)) ??
    take(text, WEEKS, ({ weeks }) => lengths(numberOf(weeks) * 7)) ??
    take(text, ONE_DAY, () => [1])
  )
}

function lengths(least: number, most = least): number[] | undefined {
  const known = DURATIONS.filter((days) => Math.min(least, LONGEST) <= days && days <= Math.min(most, LONGEST))
  return known.length && least > 0 ? known : undefined
}
