import type { Booking } from "#domain/bookings/booking.ts"
import { PAID_MAIL } from "#domain/bookings/payments/paid-mail.server.ts"
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

/** Says what is paid by the time it is sent, and where to transfer what is left. */
export function paidText(booking: Booking, link: string): WordedMail {
  return writeMail(PAID, bookingFields(booking), ({ greeting, opening, closing }) => [
    greeting,
    opening,
    ...repayment(booking),
    summary(booking),
    ...payToNote(booking),
    manage(link),
    closing,
  ])
}
