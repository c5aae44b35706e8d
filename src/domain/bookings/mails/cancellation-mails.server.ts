import type { Booking } from "#domain/bookings/booking.ts"
import type { ChangeEvent } from "#domain/bookings/history.server.ts"
import { mailKind, staffMailKind } from "#domain/bookings/lifecycle/notify.server.ts"
import { EXPIRED_REASON } from "#domain/bookings/lifecycle/status-messages.ts"
import { inBoth, type Localized } from "#i18n/localized.ts"
import { GREETING } from "#server/mail/mail-template.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"
import { alsoChanged } from "./change-mails.server.ts"
import { aboutTrip, BOOKING_FIELDS, bookingFields, guest, repayment, WORDS } from "./mail-parts.server.ts"
import { FOR_GUEST, FOR_STAFF, summary } from "./mail-summary.server.ts"
import { isReleased, RELEASED_FOR_OFFICE, releasedText } from "./payment-mails.server.ts"

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
