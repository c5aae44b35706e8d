import type { Booking } from "#domain/bookings/booking.ts"
import type { ChangeEvent } from "#domain/bookings/history.server.ts"
import { PAYMENT_DUE_MAIL, PAYMENT_OVERDUE_MAIL } from "#domain/bookings/lifecycle/payment-deadlines.server.ts"
import { PAID_MAIL, UNDONE_MAIL } from "#domain/bookings/payments/paid-mail.server.ts"
import type { PaymentStep } from "#domain/bookings/quote/types.ts"
import { dateOf } from "#domain/bookings/summary/payment-words.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { formatDate } from "#i18n/format.ts"
import { inBoth } from "#i18n/localized.ts"
import { usualView, writeBothKept } from "#i18n/money/shown-money.ts"
import type { Paragraph } from "#server/mail/mail-content.server.ts"
import { GREETING } from "#server/mail/mail-template.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"
import {
  aboutTrip,
  BOOKING_FIELDS,
  bookingFields,
  manage,
  paymentNote,
  payToNote,
  planNote,
  releaseNote,
  repayment,
  WORDS,
} from "./mail-parts.server.ts"
import { summary } from "./mail-summary.server.ts"

const PAYMENT_FIELDS = {
  ...BOOKING_FIELDS,
  amount: { en: "What is still to pay of it", vi: "Số tiền còn phải trả" },
  due: { en: "When the payment is due", vi: "Hạn thanh toán" },
}

/** Returns the transfer that is due next: nobody is reminded of cash on the day. A mail that waited may find it paid. */
export const paymentToMake = ({ status, payments }: Booking): PaymentStep | undefined =>
  status === "confirmed"
    ? payments.steps.find(({ method, open, dueAt }) => method === "transfer" && open > 0 && dueAt !== null)
    : undefined

function paymentFields(booking: Booking) {
  const { pricing, travelDate } = booking
  const { currency, vndPerUsd } = pricing
  // Staff preview the mail with bookings that have nothing to pay.
  const step = paymentToMake(booking)
  const kept = { own: step?.open ?? pricing.total, other: step?.openOther ?? booking.balanceOther }
  return {
    ...bookingFields(booking),
    amount: inBoth((language) => writeBothKept(kept, currency, usualView(language, vndPerUsd))),
    due: inBoth((language) => (step?.dueAt ? dateOf(step.dueAt, language) : formatDate(travelDate, language, "day"))),
  }
}

export const PAYMENT_DUE = declareMail({
  kind: PAYMENT_DUE_MAIL,
  fields: PAYMENT_FIELDS,
  texts: {
    subject: aboutTrip({ en: "Payment due {{due}}", vi: "Sắp đến hạn thanh toán {{due}}" }),
    heading: { en: "A payment is due soon", vi: "Sắp đến hạn thanh toán" },
    greeting: GREETING,
    opening: {
      en: "Please pay {{amount}} for your trip by {{due}} (Hanoi time). If you have just paid, thank you: there's nothing else to do.",
      vi: "Xin quý khách thanh toán {{amount}} cho chuyến đi trước {{due}}. Nếu quý khách vừa thanh toán, xin cảm ơn và quý khách không cần làm gì thêm.",
    },
    closing: WORDS.ask,
  },
})

export const PAYMENT_OVERDUE = declareMail({
  kind: PAYMENT_OVERDUE_MAIL,
  fields: PAYMENT_FIELDS,
  texts: {
    subject: aboutTrip({ en: "Payment overdue", vi: "Quá hạn thanh toán" }),
    heading: { en: "We haven't received your payment yet", vi: "Chúng tôi chưa nhận được khoản thanh toán" },
    greeting: GREETING,
    opening: {
      en: "{{amount}} for your trip was due {{due}} (Hanoi time), and we haven't received it yet. If you have just paid, thank you: a transfer can take a day.",
      vi: "Khoản {{amount}} cho chuyến đi đã đến hạn {{due}} mà chúng tôi chưa nhận được. Nếu quý khách vừa thanh toán, xin cảm ơn: chuyển khoản có thể mất một ngày.",
    },
    closing: {
      en: "Can't pay right now, or have a question? Just reply to this email.",
      vi: "Nếu chưa thể thanh toán hoặc có câu hỏi, quý khách chỉ cần trả lời email này.",
    },
  },
})

const reminderOf =
  (mail: typeof PAYMENT_DUE | typeof PAYMENT_OVERDUE) =>
  (booking: Booking, link: string, _: ChangeEvent | undefined, settings: Settings): WordedMail =>
    writeMail(mail, paymentFields(booking), ({ greeting, opening, closing }) => [
      greeting,
      opening,
      ...releaseNote(booking),
      ...planNote(booking),
      ...paymentNote(booking, settings),
      ...payToNote(booking),
      manage(link),
      closing,
    ])

export const paymentDueText = reminderOf(PAYMENT_DUE)
export const paymentOverdueText = reminderOf(PAYMENT_OVERDUE)

export const PAID = declareMail({
  kind: PAID_MAIL,
  fields: BOOKING_FIELDS,
  texts: {
    subject: aboutTrip({ en: "Payment received", vi: "Đã nhận thanh toán" }),
    heading: { en: "We've received your payment", vi: "Đã nhận được thanh toán của quý khách" },
    greeting: GREETING,
    opening: {
      en: "Thank you! Your bank transfer has arrived.",
      vi: "Chúng tôi đã nhận được khoản chuyển khoản của quý khách. Xin cảm ơn quý khách!",
    },
    closing: WORDS.ask,
  },
})

export const PAYMENT_UNDONE = declareMail({
  kind: UNDONE_MAIL,
  fields: BOOKING_FIELDS,
  texts: {
    subject: aboutTrip({ en: "Payment corrected", vi: "Điều chỉnh thanh toán" }),
    heading: { en: "We have changed what we recorded", vi: "Chúng tôi đã điều chỉnh phần ghi nhận thanh toán" },
    greeting: GREETING,
    opening: {
      en: "We have changed what we recorded of bank transfers for this booking. What counts now stands below. If something is missing, please tell us.",
      vi: "Chúng tôi đã điều chỉnh phần ghi nhận chuyển khoản của đặt chỗ này. Số tiền đang được tính ghi ở dưới; nếu thấy thiếu, xin quý khách báo cho chúng tôi.",
    },
    closing: WORDS.ask,
  },
})

export const paidText = (booking: Booking, link: string) => statusOf(PAID, booking, link)

export const paymentUndoneText = (booking: Booking, link: string) => statusOf(PAYMENT_UNDONE, booking, link)

const NOTHING_PAID = {
  en: "No payment is recorded for this booking now.",
  vi: "Hiện chưa ghi nhận khoản thanh toán nào cho đặt chỗ này.",
}

/** Says what is paid, and what is left by when, or that nothing is. */
function stand(booking: Booking): Paragraph[] {
  const plan = booking.balance > 0 ? planNote(booking) : []
  if (plan.length > 0) return plan
  const isOpen = booking.status === "pending" || booking.status === "confirmed"
  return booking.balance === 0 && isOpen ? [...repayment(booking), ALL_PAID] : repayment(booking)
}

const ALL_PAID = {
  en: "That is everything: nothing is left to pay.",
  vi: "Quý khách đã thanh toán đủ, không còn khoản nào phải trả.",
}

/** Says what is paid by the time it is sent, and where to transfer what is left. */
function statusOf(mail: typeof PAID | typeof PAYMENT_UNDONE, booking: Booking, link: string): WordedMail {
  return writeMail(mail, bookingFields(booking), ({ greeting, opening, closing }) => [
    greeting,
    opening,
    ...(booking.paid > 0 ? stand(booking) : [NOTHING_PAID]),
    summary(booking),
    ...payToNote(booking),
    manage(link),
    closing,
  ])
}

export const RELEASED = declareMail({
  kind: "booking-released",
  fields: BOOKING_FIELDS,
  texts: {
    subject: aboutTrip({ en: "Places released", vi: "Đã mở lại chỗ" }),
    heading: { en: "We have released your places", vi: "Chỗ của quý khách đã được mở lại" },
    greeting: GREETING,
    opening: {
      en: "As we haven't received a payment in time, we have cancelled your booking and released its places. There's nothing to pay.",
      vi: "Vì chưa nhận được thanh toán đúng hạn, chúng tôi đã hủy đặt chỗ và mở lại chỗ. Quý khách không phải trả khoản nào.",
    },
    closing: {
      en: "Have you paid after all, or would you still like to travel? Just reply to this email.",
      vi: "Nếu quý khách đã thanh toán hoặc vẫn muốn đi, quý khách chỉ cần trả lời email này.",
    },
  },
})

export function releasedText(booking: Booking, link: string): WordedMail {
  return writeMail(RELEASED, bookingFields(booking), ({ greeting, opening, closing }) => [
    greeting,
    opening,
    summary(booking),
    { text: WORDS.look, label: WORDS.open, link },
    closing,
  ])
}

export const RELEASED_FOR_OFFICE = declareMail({
  kind: "booking-released-for-staff",
  fields: BOOKING_FIELDS,
  texts: {
    subject: aboutTrip({ en: "Released unpaid", vi: "Tự hủy do chưa thanh toán" }),
    heading: { en: "Released unpaid", vi: "Tự hủy do chưa thanh toán" },
    opening: {
      en: "Nothing was paid in time, so this booking was cancelled as its payment plan says. Its places are free again, and the guest has been told.",
      vi: "Quá hạn mà khách chưa trả khoản nào nên đặt chỗ đã tự hủy theo lịch thanh toán; chỗ đã được mở lại và khách đã được thông báo.",
    },
  },
})

/** Returns whether the site has cancelled a booking that was confirmed: one that was released. */
export const isReleased = ({ cancelledBy, confirmedAt }: Booking): boolean =>
  cancelledBy === "system" && confirmedAt !== null
