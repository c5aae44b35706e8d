import { cancellationPeriods } from "#domain/catalogue/cancellation.ts"
import type { CancellationBand } from "#domain/catalogue/content.ts"
import { daysOfRule, type Holiday } from "#domain/holidays/holiday.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { inEach, type Localized, type LocalizedContent } from "#i18n/localized.ts"

type Policy = { cancellationPolicy: LocalizedContent | null; cancellationBands: CancellationBand[] }

/** `holidayTerms` says what a holiday changes about the refund. */
export type TermsOnDays = Policy & {
  changesAllowed: boolean
  /** Names the holiday that excludes changes. */
  changeTerms: Localized | null
  holidayTerms: Localized | null
}

const WHOLE: Localized = {
  en: "{name}: what is confirmed for these days is not refunded when it is cancelled.",
  vi: "{name}: dịch vụ đã xác nhận cho những ngày này không hoàn tiền khi hủy.",
}
const PART: Localized = {
  en: "{name}: {lost} of {days} travel days. Once confirmed, their share of the price, {percent}%, is not refunded when the trip is cancelled.",
  vi: "{name}: {lost} trong {days} ngày đi. Khi đã xác nhận, phần giá của những ngày này ({percent}%) không hoàn khi hủy.",
}
const FIXED: Localized = {
  en: "{name}: the date can't be changed once it is confirmed.",
  vi: "Dịp {name}: đã xác nhận thì không đổi ngày.",
}
const REST: Localized = { en: "{note} For the rest: {policy}", vi: "{note} Phần còn lại: {policy}" }

/**
 * Returns the policy of a trip on these travel days. The share of the days on which a holiday excludes refunds isn't
 * refunded; changes are excluded if half of the days or more exclude them (docs/booking-rules.md).
 */
export function policyOn(
  days: readonly string[],
  holidays: readonly Holiday[],
  { cancellationPolicy, cancellationBands }: Policy,
): TermsOnDays {
  const fixed = daysOfRule(days, holidays, "noChange")
  const changesAllowed = days.length === 0 || 2 * fixed.days < days.length
  const changeTerms =
    changesAllowed || !fixed.holiday ? null : interpolateBoth(FIXED, { name: inEach(fixed.holiday.name) })
  const { days: lost, holiday } = daysOfRule(days, holidays, "noRefund")
  if (!holiday) return { cancellationPolicy, cancellationBands, changesAllowed, changeTerms, holidayTerms: null }
  const share = (percent: number) => Math.round((percent * (days.length - lost)) / days.length)
  const name = inEach(holiday.name)
  const note = interpolateBoth(lost === days.length ? WHOLE : PART, {
    name,
    lost,
    days: days.length,
    percent: 100 - share(100),
  })
  if (lost === days.length)
    return { cancellationPolicy: note, cancellationBands: [NO_REFUND], changesAllowed, changeTerms, holidayTerms: note }
  const bands = cancellationPeriods(cancellationBands)
  return {
    cancellationPolicy: cancellationPolicy ? interpolateBoth(REST, { note, policy: inEach(cancellationPolicy) }) : note,
    cancellationBands: bands.map((band) => ({ ...band, refundPercent: share(band.refundPercent) })),
    changesAllowed,
    changeTerms,
    holidayTerms: note,
  }
}

const NO_REFUND: CancellationBand = { hoursBefore: 0, refundPercent: 0 }
