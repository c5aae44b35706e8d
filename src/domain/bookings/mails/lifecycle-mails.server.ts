import type { Booking } from "#domain/bookings/booking.ts"
import type { ChangeEvent } from "#domain/bookings/history.server.ts"
import { mailKind } from "#domain/bookings/lifecycle/notify.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { inBoth, type Localized } from "#i18n/localized.ts"
import { daysBetween, hanoiDate } from "#lib/today.ts"
import { GREETING } from "#server/mail/mail-template.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"
import { alsoChanged } from "./change-mails.server.ts"
import {
  aboutTrip,
  attachmentsNote,
  BOOKING_FIELDS,
  bookingFields,
  cancellationNote,
  manage,
  missingNote,
  paymentNote,
  payToNote,
  planNote,
  releaseNote,
  WORDS,
} from "./mail-parts.server.ts"
import { agreement, summary } from "./mail-summary.server.ts"

export const CONFIRMED = declareMail({
  kind: mailKind("confirmed"),
  fields: BOOKING_FIELDS,
  texts: {
    subject: aboutTrip({ en: "Booking confirmed", vi: "Đã xác nhận" }),
    heading: { en: "Your booking is confirmed", vi: "Đặt chỗ đã được xác nhận" },
    greeting: GREETING,
    opening: {
      en: "Your booking is confirmed. We look forward to travelling with you!",
      vi: "Đặt chỗ của quý khách đã được xác nhận. Chúng tôi rất mong được đón quý khách.",
    },
    closing: WORDS.ask,
  },
})

export function confirmedText(booking: Booking, link: string, event: ChangeEvent, settings: Settings): WordedMail {
  return writeMail(CONFIRMED, bookingFields(booking), ({ greeting, opening, closing }) => [
    greeting,
    opening,
    ...agreement(booking),
    ...alsoChanged(event),
    ...missingNote(booking),
    attachmentsNote(booking),
    ...latinName(booking),
    ...planNote(booking),
    ...releaseNote(booking),
    ...paymentNote(booking, settings),
    ...payToNote(booking),
    ...cancellationNote(booking),
    manage(link),
    closing,
  ])
}

function latinName({ customerInfo: { name } }: Booking): Localized[] {
  if (!/\S/.test(name) || /\p{Script=Latin}.*\p{Script=Latin}/su.test(name)) return []
  return [
    {
      en: "We can't print your name on the voucher. Please reply with your name in Latin letters, as in your passport, for the sign we'll meet you with. Otherwise the sign will show your booking reference.",
      vi: "Tên của quý khách không in được trên phiếu. Xin quý khách trả lời email này, ghi tên bằng chữ Latinh như trong hộ chiếu, để chúng tôi làm bảng đón; nếu không, bảng đón sẽ ghi mã đặt chỗ.",
    },
  ]
}

export const REMINDER = declareMail({
  kind: mailKind("reminder"),
  fields: {
    ...BOOKING_FIELDS,
    when: { en: "'tomorrow', or 'in 3 days'", vi: "'ngày mai', hoặc 'sau 3 ngày nữa'" },
    start: { en: "Date and time of the start", vi: "Ngày và giờ khởi hành" },
  },
  texts: {
    subject: {
      en: "Your trip {{when}} {{reference}}: {{trip}}",
      vi: "{{when}} khởi hành {{reference}}: {{trip}}",
    },
    heading: { en: "See you {{when}}", vi: "Hẹn gặp quý khách {{when}}" },
    greeting: GREETING,
    opening: {
      en: "Your trip starts {{when}}: {{start}} (Hanoi time). We look forward to seeing you!",
      vi: "Chuyến đi của quý khách bắt đầu {{when}}: {{start}}. Chúng tôi rất mong được đón quý khách.",
    },
    late: {
      name: { en: "If the guest is late", vi: "Nếu khách đến trễ" },
      en: "If you're running late or can't find us, please call. The number is below and on your voucher.",
      vi: "Nếu đến trễ hoặc không tìm thấy điểm hẹn, xin quý khách gọi cho chúng tôi; số điện thoại ở cuối email và trên phiếu.",
    },
  },
})

export function reminderText(booking: Booking, link: string): WordedMail {
  const fields = bookingFields(booking)
  const start = inBoth((language) => [fields.date[language], fields.time[language]].filter(Boolean).join(", "))
  const values = { ...fields, start, when: daysFromNow(booking.travelDate) }
  return writeMail(REMINDER, values, ({ greeting, opening, late }) => [
    greeting,
    opening,
    summary(booking),
    ...missingNote(booking),
    ...unpaidNote(booking),
    late,
    attachmentsNote(booking),
    manage(link),
  ])
}

/** Says what is still to pay, such as in cash on the day. */
const unpaidNote = (booking: Booking) => (booking.balance > 0 ? planNote(booking) : [])

/** Says how far away a day is, in the middle of a sentence. A reminder that waited for its mail server says so, too. */
function daysFromNow(day: string): Localized {
  const days = daysBetween(hanoiDate(), day)
  if (days <= 0) return { en: "today", vi: "hôm nay" }
  if (days === 1) return { en: "tomorrow", vi: "ngày mai" }
  return { en: `in ${days} days`, vi: `sau ${days} ngày nữa` }
}
