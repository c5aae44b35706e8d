import { formatPrice } from "#i18n/format.ts"
import { inBoth, type Language, type Localized, type LocalizedContent } from "#i18n/localized.ts"
import { type PaymentPlan, productPlan } from "./payment-plan.ts"

type Product = Parameters<typeof productPlan>[0]

/** Says how a product is paid: by its plan, or as the settings say where it has none. */
export function howToPayFor(product: Product, settings: Product & { howToPay: LocalizedContent }): LocalizedContent {
  const plan = productPlan(product, settings)
  return plan ? paymentPlanWords(plan) : settings.howToPay
}

/** Says a plan in a sentence, without amounts of a booking. */
export const paymentPlanWords = (plan: PaymentPlan): Localized =>
  inBoth((language) => [...sentences(plan, language)].join(" "))

function* sentences(plan: PaymentPlan, language: Language): Generator<string> {
  const { deposit, withinHours, restDaysBefore, fullWithinDays, release } = plan
  const say = WORDS[language]
  const rest = restDaysBefore === null ? say.cash : say.before(restDaysBefore)
  yield deposit ? say.deposit(depositWords(deposit, language), say.within(withinHours), rest) : say.full(rest)
  if (fullWithinDays !== null) yield say.late(fullWithinDays, say.within(withinHours))
  else if (restDaysBefore !== null) yield say.sooner(say.within(withinHours))
  if (release) yield say.release
}

/** Says a deposit: '30%' or '500,000 ₫'. */
export function depositWords({ value, unit }: NonNullable<PaymentPlan["deposit"]>, language: Language): string {
  return unit === "percent" ? `${value}%` : formatPrice(value, unit, language)
}

const days = (n: number) => (n === 1 ? "1 day" : `${n} days`)

const WORDS = {
  en: {
    within: (hours: number) => `within ${hours === 1 ? "1 hour" : `${hours} hours`} of confirmation`,
    before: (n: number) => `${days(n)} before the start`,
    cash: "in cash on the day",
    deposit: (sum: string, within: string, rest: string) => `Deposit of ${sum} ${within}, the rest ${rest}.`,
    full: (rest: string) => `The full price is paid ${rest}.`,
    late: (n: number, within: string) =>
      `Bookings confirmed ${days(n)} or less before the start are paid in full ${within}.`,
    sooner: (within: string) => `Bookings confirmed later than that are paid in full ${within}.`,
    release: "If nothing is paid in time, we release the places.",
  },
  vi: {
    within: (hours: number) => `trong ${hours} giờ sau khi xác nhận`,
    before: (n: number) => `trước ngày đi ${n} ngày`,
    cash: "bằng tiền mặt trong ngày đi",
    deposit: (sum: string, within: string, rest: string) => `Đặt cọc ${sum} ${within}, phần còn lại trả ${rest}.`,
    full: (rest: string) => `Trả toàn bộ ${rest}.`,
    late: (n: number, within: string) => `Xác nhận khi chỉ còn ${n} ngày hoặc ít hơn thì trả toàn bộ ${within}.`,
    sooner: (within: string) => `Xác nhận muộn hơn thì trả toàn bộ ${within}.`,
    release: "Nếu quá hạn mà chưa trả khoản nào, chỗ sẽ được mở lại.",
  },
} satisfies Record<Language, object>
