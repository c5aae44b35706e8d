import type { Booking } from "#domain/bookings/booking.ts"
import { PAID_MAIL, UNDONE_MAIL } from "#domain/bookings/payments/paid-mail.server.ts"
import { GREETING } from "#server/mail/mail-template.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"
import { repayment } from "./lifecycle-mails.server.ts"
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
    heading: { en: "We've corrected your payments", vi: "Chúng tôi đã điều chỉnh thanh toán của quý khách" },
    greeting: GREETING,
    opening: {
      en: "A bank transfer that we had recorded for this booking doesn't belong to it, so it no longer counts here. If you sent it, please tell us.",
      vi: "Một khoản chuyển khoản chúng tôi đã ghi nhầm cho đặt chỗ này nên không còn được tính. Nếu đây là khoản quý khách đã chuyển, xin vui lòng báo cho chúng tôi.",
    },
    closing: WORDS.ask,
  },
})

export const paidText = (booking: Booking, link: string) => statusOf(PAID, booking, link)

export const paymentUndoneText = (booking: Booking, link: string) => statusOf(PAYMENT_UNDONE, booking, link)

/** Says what is paid by the time it is sent, and where to transfer what is left. */
function statusOf(mail: typeof PAID | typeof PAYMENT_UNDONE, booking: Booking, link: string): WordedMail {
  return writeMail(mail, bookingFields(booking), ({ greeting, opening, closing }) => [
    greeting,
    opening,
    ...repayment(booking),
    summary(booking),
    ...payToNote(booking),
    manage(link),
    closing,
  ])
}
