import type { CancellationBand } from "#domain/catalogue/content.ts"
import { formatInstant } from "#i18n/format.ts"
import type { Language, Localized } from "#i18n/localized.ts"
import { type CancellationStep, cancellationPeriods } from "./cancellation.ts"

const HOURS_A_DAY = 24

/** Says in a sentence what cancelling costs. Without bands it is free until the start. */
export function cancellationWords(bands: readonly CancellationBand[]): Localized {
  const periods = cancellationPeriods(bands).map(({ hoursBefore, refundPercent }, nth) => ({
    refundPercent,
    until: hoursBefore === 0 && nth > 0 ? null : untilStart(hoursBefore, nth === 0),
  }))
  return { en: sentence(periods, "en"), vi: sentence(periods, "vi") }
}

/**
 * Says what cancelling a certain date costs, in Hanoi time. `isBinding` is false for what is not confirmed yet: it
 * is withdrawn free of charge.
 */
export function cancellationTerms(
  steps: readonly CancellationStep[],
  isBinding: boolean,
  language: Language,
): string | undefined {
  const [first] = steps
  if (!first) return undefined
  if (first.refundPercent === 0 && !isBinding) return NEVER[language]
  const timed = steps.map(({ refundPercent, until }) => ({
    refundPercent,
    until: until === null ? null : { en: formatInstant(until, "en"), vi: formatInstant(until, "vi") },
  }))
  const words = sentence(timed, language)
  const inHanoi = first.until === null ? words : `${words.slice(0, -1)} ${HANOI[language]}.`
  return isBinding ? inHanoi : ONCE_CONFIRMED[language] + inHanoi.charAt(0).toLowerCase() + inHanoi.slice(1)
}

const NEVER = {
  en: "Once confirmed, cancelling this date costs 100%.",
  vi: "Đã xác nhận: hủy không được hoàn tiền.",
}
const ONCE_CONFIRMED = { en: "Once confirmed: ", vi: "Sau khi xác nhận: " }
const HANOI = { en: "(Hanoi time)", vi: "(giờ Hà Nội)" }

/** Terms up to a time in words; null: they no longer change. */
type Period = { refundPercent: number; until: Localized | null }

function sentence(periods: readonly Period[], language: Language): string {
  const say = language === "vi" ? vietnamese : english
  return `${periods.map(({ refundPercent, until }, nth) => say(100 - refundPercent, until, nth === 0)).join("; ")}.`
}

function english(fee: number, until: Localized | null, isFirst: boolean): string {
  const end = until === null ? "" : ` until ${until.en}`
  if (isFirst) return fee === 0 ? `Free cancellation${end}` : `Cancelling costs ${feeEn(fee)}${end}`
  return fee === 0 ? `then free${end}` : `then ${feeEn(fee)}${end}`
}

function vietnamese(fee: number, until: Localized | null, isFirst: boolean): string {
  const end = until === null ? "" : ` đến ${until.vi}`
  if (isFirst) return fee === 0 ? `Hủy miễn phí${end}` : `Phí hủy ${fee}%${end}`
  return fee === 0 ? `sau đó miễn phí${end}` : `sau đó phí hủy ${fee}%${end}`
}

const feeEn = (fee: number) => (fee === 100 ? "the full price" : `${fee}% of the price`)

function untilStart(hours: number, isFirst: boolean): Localized {
  if (hours === 0) return { en: "the start", vi: "giờ khởi hành" }
  return {
    en: `${periodEn(hours)} before${isFirst ? " the start" : ""}`,
    vi: `${periodVi(hours)} trước${isFirst ? " giờ khởi hành" : ""}`,
  }
}

function periodEn(hours: number): string {
  if (hours % HOURS_A_DAY || hours === HOURS_A_DAY) return hours === 1 ? "1 hour" : `${hours} hours`
  return `${hours / HOURS_A_DAY} days`
}

function periodVi(hours: number): string {
  return hours % HOURS_A_DAY || hours === HOURS_A_DAY ? `${hours} giờ` : `${hours / HOURS_A_DAY} ngày`
}
