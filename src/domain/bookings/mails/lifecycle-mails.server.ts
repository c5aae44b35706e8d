import type { Booking } from "#domain/bookings/booking.ts"
import type { ChangeEvent } from "#domain/bookings/history.server.ts"
import { mailKind, staffMailKind } from "#domain/bookings/lifecycle/notify.server.ts"
import { EXPIRED_REASON } from "#domain/bookings/lifecycle/status-messages.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { inBoth, type Localized } from "#i18n/localized.ts"
import { usualView, writeBothKept } from "#i18n/money/shown-money.ts"
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
  guest,
  manage,
  missingNote,
  paymentNote,
  payToNote,
  planNote,
  releaseNote,
  WORDS,
} from "./mail-parts.server.ts"
import { agreement, FOR_GUEST, FOR_STAFF, summary } from "./mail-summary.server.ts"
import { isReleased, RELEASED_FOR_OFFICE, releasedText } from "./payment-mails.server.ts"

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

export const CANCELLED = declareMail({
  kind: mailKind("cancelled"),
  fields: BOOKING_FIELDS,
  texts: {
    subject: aboutTrip({ en: "Booking cancelled", vi: "Đã hủy" }),
    heading: { en: "Your booking is cancelled", vi: "Đặt chỗ đã được hủy" },
    greeting: GREETING,
    byGuest: {
      name: { en: "If the guest cancelled", vi: "Nếu khách hủy" },
      en: "Your booking has been cancelled, as you asked.",
      vi: "Đặt chỗ của quý khách đã được hủy theo yêu cầu.",
    },
    byStaff: {
      name: { en: "If the office cancelled", vi: "Nếu văn phòng hủy" },
      en: "Your booking has been cancelled.",
      vi: "Đặt chỗ của quý khách đã được hủy.",
    },
    closing: { ...WORDS.ask, name: { en: "Closing, if the office cancelled", vi: "Lời kết, nếu văn phòng hủy" } },
    ignore: WORDS.notYou,
  },
})

export function cancelledText(booking: Booking, link: string, event: ChangeEvent): WordedMail {
  if (isReleased(booking)) return releasedText(booking, link)
  if (booking.cancelledBy === "system") return expiredText(booking)
  const byStaff = booking.cancelledBy === "staff"
  if (byStaff && booking.confirmedAt === null) return declinedText(booking, link, event)
  return writeMail(CANCELLED, bookingFields(booking), (texts) => [
    texts.greeting,
    byStaff ? texts.byStaff : texts.byGuest,
    ...(byStaff ? reasonNote(booking) : []),
    summary(booking),
    ...alsoChanged(event),
    ...costs(booking),
    ...repayment(booking),
    { text: WORDS.look, label: WORDS.open, link },
    byStaff ? texts.closing : texts.ignore,
  ])
}

const reasonNote = ({ cancellationReason: reason }: Booking): Localized[] =>
  reason ? [{ en: `Reason: ${reason}`, vi: `Lý do: ${reason}` }] : []

export const DECLINED = declareMail({
  kind: "booking-declined",
  fields: BOOKING_FIELDS,
  texts: {
    subject: aboutTrip({ en: "Request declined", vi: "Yêu cầu không được xác nhận" }),
    heading: { en: "Your request was declined", vi: "Yêu cầu của quý khách không được xác nhận" },
    greeting: GREETING,
    opening: {
      en: "We're sorry: we can't take this booking, so your request was declined.",
      vi: "Chúng tôi rất tiếc chưa thể nhận yêu cầu đặt chỗ này của quý khách.",
    },
    closing: WORDS.ask,
  },
})

/** A request that was never confirmed costs nothing, so its mail speaks of no fee. */
export function declinedText(booking: Booking, link: string, event: ChangeEvent): WordedMail {
  return writeMail(DECLINED, bookingFields(booking), ({ greeting, opening, closing }) => [
    greeting,
    opening,
    ...reasonNote(booking),
    summary(booking),
    ...alsoChanged(event),
    ...(booking.paid > 0 ? [...costs(booking), ...repayment(booking)] : [NOTHING_TO_PAY]),
    { text: WORDS.look, label: WORDS.open, link },
    closing,
  ])
}

/** Doesn't cite the policy, because staff may have given back more or less. */
function costs({ cancellation, totalPrice, pricing }: Booking, style = FOR_GUEST): Localized[] {
  if (!cancellation || totalPrice === 0) return []
  if (cancellation.refundPercent === 100)
    return [{ en: "There's no cancellation fee.", vi: "Quý khách không phải trả phí hủy." }]
  const fee = inBoth((language) => style.total(cancellation.fee, pricing, language))
  if (cancellation.lateFee > 0)
    return [
      {
        en: `Cancellation fee, including the fee for late changes: ${fee.en}.`,
        vi: `Phí hủy, gồm phí của những lần thay đổi muộn: ${fee.vi}.`,
      },
    ]
  const share = 100 - cancellation.refundPercent
  return [
    {
      en: `Cancellation fee: ${share}% of the total, ${fee.en}.`,
      vi: `Phí hủy: ${share}% tổng tiền, ${fee.vi}.`,
    },
  ]
}

/** Says what was paid, and what the guest gets back or still owes. */
export function repayment({ paid, paidOther, balance, balanceOther, pricing }: Booking): Localized[] {
  if (paid <= 0) return []
  const { currency, vndPerUsd } = pricing
  const written = (own: number, other: number) =>
    inBoth((language) => writeBothKept({ own, other }, currency, usualView(language, vndPerUsd)))
  const sum = written(paid, paidOther)
  const left = written(Math.abs(balance), Math.abs(balanceOther))
  if (balance < 0)
    return [
      {
        en: `You have paid ${sum.en}. You get back ${left.en}. Please tell us on your booking's page where to send it.`,
        vi: `Quý khách đã thanh toán ${sum.vi}. Chúng tôi hoàn lại quý khách ${left.vi}. Xin quý khách cho biết nơi nhận tiền trên trang đặt chỗ.`,
      },
    ]
  return [
    balance > 0
      ? {
          en: `You have paid ${sum.en}. Still to pay: ${left.en}.`,
          vi: `Quý khách đã thanh toán ${sum.vi}. Còn phải trả: ${left.vi}.`,
        }
      : { en: `You have paid ${sum.en}.`, vi: `Quý khách đã thanh toán ${sum.vi}.` },
  ]
}

const NOTHING_TO_PAY = { en: "There's nothing to pay.", vi: "Quý khách không phải trả khoản nào." }

export const EXPIRED = declareMail({
  kind: "booking-expired",
  fields: BOOKING_FIELDS,
  texts: {
    subject: aboutTrip({ en: "Request expired", vi: "Hết hiệu lực" }),
    heading: { en: "Your request has expired", vi: "Yêu cầu đã hết hiệu lực" },
    greeting: GREETING,
    opening: {
      en: "We're sorry: we couldn't confirm your request in time, so it has expired.",
      vi: "Chúng tôi rất tiếc: yêu cầu của quý khách chưa được xác nhận kịp thời nên đã hết hiệu lực.",
    },
    closing: {
      en: "Would you still like to travel? Just reply to this email, and we'll find a date together.",
      vi: "Nếu vẫn muốn đi, quý khách chỉ cần trả lời email này, chúng tôi sẽ cùng quý khách tìm ngày phù hợp.",
    },
  },
})

export function expiredText(booking: Booking): WordedMail {
  return writeMail(EXPIRED, bookingFields(booking), ({ greeting, opening, closing }) => [
    greeting,
    opening,
    ...(booking.paid > 0 ? repayment(booking) : [NOTHING_TO_PAY]),
    summary(booking),
    closing,
  ])
}

export const CANCELLED_FOR_OFFICE = declareMail({
  kind: staffMailKind("cancelled"),
  fields: { ...BOOKING_FIELDS, reason: { en: "Guest's reason", vi: "Lý do của khách" } },
  texts: {
    subject: aboutTrip({ en: "Cancelled by the guest", vi: "Khách hủy" }),
    heading: { en: "Cancelled by the guest", vi: "Khách hủy đặt chỗ" },
    opening: { en: "The guest cancelled: {{reason}}", vi: "Khách đã hủy, lý do: {{reason}}" },
  },
})

export function cancelledForStaffText(booking: Booking): WordedMail {
  const reason = booking.cancellationReason ?? "–"
  if (isReleased(booking)) return releasedForStaffText(booking)
  if (booking.cancelledBy === "system" && reason === EXPIRED_REASON) return expiredForStaffText(booking)
  return writeMail(CANCELLED_FOR_OFFICE, { ...bookingFields(booking), reason }, ({ opening }) => [
    opening,
    summary(booking, FOR_STAFF),
    ...costs(booking, FOR_STAFF),
    guest(booking),
  ])
}

export const EXPIRED_FOR_OFFICE = declareMail({
  kind: "booking-expired-for-staff",
  fields: BOOKING_FIELDS,
  texts: {
    subject: aboutTrip({ en: "Expired unanswered", vi: "Hết hạn trả lời" }),
    heading: { en: "Expired unanswered", vi: "Hết hạn trả lời" },
    opening: {
      en: "Nobody answered this request in time, so it has expired. Its places are free again, and the guest has been told.",
      vi: "Yêu cầu này không được trả lời kịp thời nên đã tự động hủy; chỗ đã được trả lại và khách đã được thông báo.",
    },
  },
})

export const expiredForStaffText = (booking: Booking): WordedMail => freedText(EXPIRED_FOR_OFFICE, booking)
export const releasedForStaffText = (booking: Booking): WordedMail => freedText(RELEASED_FOR_OFFICE, booking)

/** Tells the office that the site has cancelled a booking. */
const freedText = (mail: typeof EXPIRED_FOR_OFFICE | typeof RELEASED_FOR_OFFICE, booking: Booking): WordedMail =>
  writeMail(mail, bookingFields(booking), ({ opening }) => [
    opening,
    summary(booking, FOR_STAFF),
    ...costs(booking, FOR_STAFF),
    guest(booking),
  ])
