import type { Booking } from "#domain/bookings/booking.ts"
import type { PaymentStep, Payments } from "#domain/bookings/quote/types.ts"
import { depositWords } from "#domain/catalogue/payment-plan-words.ts"
import { formatDate, formatInstant, plural } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import type { Language, Messages } from "#i18n/localized.ts"
import { type BothKept, usualView, writeBothKept } from "#i18n/money/shown-money.ts"
import { hanoiMoment } from "#lib/today.ts"

const paymentTexts = {
  deposit: { en: "Deposit ({share})", vi: "Đặt cọc ({share})" },
  sum: { en: "Deposit", vi: "Đặt cọc" },
  rest: { en: "The rest", vi: "Phần còn lại" },
  full: { en: "Full payment", vi: "Toàn bộ" },
  fee: { en: "Cancellation fee", vi: "Phí hủy" },
  paidBefore: { en: "Paid", vi: "Đã trả" },
  partly: { en: "{paid} of {amount} paid", vi: "đã trả {paid} / {amount}" },
  overdue: { en: "was due {date}", vi: "đã quá hạn {date}" },
  byDate: { en: "by {date}", vi: "chậm nhất {date}" },
  byInstant: { en: "by {time} (Hanoi time)", vi: "trước {time}" },
  inCash: { en: "in cash on the day, at the meeting point", vi: "tiền mặt ngày đi, tại điểm hẹn" },
  within: { en: "within {hours} of confirmation", vi: "trong {hours} sau khi xác nhận" },
} satisfies Messages

export type WriteBoth = (amount: BothKept) => string

/** A payment in words: `amount` is what is open of it, or all of it once it is paid; `partly` what was paid of it. */
export type PaymentWords = {
  key: string
  title: string
  amount: string
  when: string
  partly: string
  state: PaymentState
}
export type PaymentState = "paid" | "overdue" | "due" | "later"

/**
 * Says what is to be paid, first what is due, then what is due later, then what is paid. Nothing without a plan: then
 * everything is due, without a date.
 */
export function paymentWords(payments: Payments | undefined, language: Language, write: WriteBoth): PaymentWords[] {
  // Bookings stored for use without a network may be older than the field.
  if (!payments?.plan || payments.steps.some(({ kind }) => kind === "fee")) return []
  const { plan, steps } = payments
  const words = steps.map((step, nth): PaymentWords => {
    const state = stateOf(step)
    const isPaid = state === "paid"
    const paid = { own: step.paid, other: step.paidOther }
    const amount = isPaid ? paid : { own: step.open, other: step.openOther }
    const all = { own: step.amount, other: step.amountOther }
    const partly = { paid: write(paid), amount: write(all) }
    return {
      key: `${step.kind} ${nth}`,
      title: titleOf(step, plan, language),
      amount: write(amount),
      when: isPaid ? "" : whenOf(step, language),
      partly: !isPaid && step.paid > 0 ? interpolate(paymentTexts.partly[language], partly) : "",
      state,
    }
  })
  return [...words.filter(({ state }) => state !== "paid"), ...words.filter(({ state }) => state === "paid")]
}

function stateOf({ open, openOther, isOverdue, isDue }: PaymentStep): PaymentState {
  if (open === 0 && openOther === 0) return "paid"
  return isOverdue ? "overdue" : isDue ? "due" : "later"
}

function titleOf({ kind }: PaymentStep, { deposit }: NonNullable<Payments["plan"]>, language: Language): string {
  if (kind !== "deposit" || deposit?.unit !== "percent")
    return paymentTexts[kind === "deposit" ? "sum" : kind][language]
  return interpolate(paymentTexts.deposit[language], { share: depositWords(deposit, language) })
}

function whenOf({ method, dueAt, withinHours, isOverdue }: PaymentStep, language: Language): string {
  const say = (key: keyof typeof paymentTexts, values: Record<string, string> = {}) =>
    interpolate(paymentTexts[key][language], values)
  if (method === "cash") return say("inCash")
  if (withinHours !== null) return say("within", { hours: hoursText(withinHours, language) })
  if (dueAt === null) return ""
  const date = dateOf(dueAt, language)
  if (isOverdue) return say("overdue", { date })
  return isEndOfDay(dueAt) ? say("byDate", { date }) : say("byInstant", { time: date })
}

/** Days end at 23:59. */
const isEndOfDay = (instant: string) => hanoiMoment(new Date(instant)).time === "23:59"

/** Writes when a payment is due: a day, or a day and a time in Hanoi. */
export function dateOf(dueAt: string, language: Language): string {
  if (!isEndOfDay(dueAt)) return formatInstant(dueAt, language)
  return formatDate(hanoiMoment(new Date(dueAt)).date, language, "day")
}

const hoursText = (hours: number, language: Language) =>
  language === "vi" ? `${hours} giờ` : `${hours} ${plural(hours, "en", "hour", "hours")}`

/** Returns the payments of a booking as mails and documents list them, with what is paid in one line. */
export function paymentFacts(
  booking: Pick<Booking, "payments" | "pricing" | "paid" | "paidOther">,
  language: Language,
) {
  const { payments, pricing, paid, paidOther } = booking
  const view = usualView(language, pricing.vndPerUsd)
  const write = (kept: BothKept) => writeBothKept(kept, pricing.currency, view)
  const words = paymentWords(payments, language, write)
  if (words.length === 0) return []
  const open = words
    .filter(({ state }) => state !== "paid")
    .map(({ title, amount, when, partly }) => [title, [amount, when, partly].filter(Boolean).join(", ")] as const)
  return paid > 0
    ? [...open, [paymentTexts.paidBefore[language], write({ own: paid, other: paidOther })] as const]
    : open
}
