import type { Booking } from "#domain/bookings/booking.ts"
import { PAID_MAIL, UNDONE_MAIL } from "#domain/bookings/payments/paid-mail.server.ts"
import { GREETING } from "#server/mail/mail-template.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"
import { repayment } from "./cancellation-mails.server.ts"
import { aboutTrip, BOOKING_FIELDS, bookingFields, manage, payToNote, WORDS } from "./mail-parts.server.ts"
import { summary } from "./mail-summary.server.ts"

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

/** Says what is paid by the time it is sent, and where to transfer what is left. */
function statusOf(mail: typeof PAID | typeof PAYMENT_UNDONE, booking: Booking, link: string): WordedMail {
  return writeMail(mail, bookingFields(booking), ({ greeting, opening, closing }) => [
    greeting,
    opening,
    ...(booking.paid > 0 ? repayment(booking) : [NOTHING_PAID]),
    summary(booking),
    ...payToNote(booking),
    manage(link),
    closing,
  ])
}
