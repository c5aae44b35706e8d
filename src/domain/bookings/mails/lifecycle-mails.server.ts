import type { Booking } from "#domain/bookings/booking.ts"
import type { ChangeEvent } from "#domain/bookings/history.server.ts"
import { EXPIRED_REASON } from "#domain/bookings/lifecycle/status-messages.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { inBoth, type Localized } from "#i18n/localized.ts"
import { usualView, writeBothKept } from "#i18n/money/shown-money.ts"
import type { MailText } from "#server/mail/mail-template.server.ts"
import { alsoChanged } from "./change-mails.server.ts"
import {
  attachmentsNote,
  cancellationNote,
  greeting,
  guest,
  manage,
  missingNote,
  paymentNote,
  subjectWithReference,
  WORDS,
} from "./mail-parts.server.ts"
import { agreement, FOR_GUEST, FOR_STAFF, summary } from "./mail-summary.server.ts"

export function confirmedText(booking: Booking, link: string, event: ChangeEvent, settings: Settings): MailText {
  return {
    subject: subjectWithReference({ en: "Booking confirmed", vi: "Đã xác nhận" }, booking),
    heading: { en: "Your booking is confirmed", vi: "Đặt chỗ đã được xác nhận" },
    paragraphs: [
      greeting(booking),
      {
        en: "Your booking is confirmed. We look forward to travelling with you!",
        vi: "Đặt chỗ của quý khách đã được xác nhận. Chúng tôi rất mong được đón quý khách.",
      },
      ...agreement(booking),
      ...alsoChanged(event),
      ...missingNote(booking),
      attachmentsNote(booking),
      ...latinName(booking),
      ...paymentNote(booking, settings),
      ...cancellationNote(booking),
      manage(link),
      WORDS.ask,
    ],
  }
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

export function reminderText(booking: Booking, link: string): MailText {
  const { travelDate, startTime } = booking
  const when = inBoth(
    (language) => formatDate(travelDate, language) + (startTime ? `, ${formatTime(startTime, language)}` : ""),
  )
  return {
    subject: subjectWithReference({ en: "Your trip tomorrow", vi: "Ngày mai khởi hành" }, booking),
    heading: { en: "See you tomorrow", vi: "Hẹn gặp quý khách ngày mai" },
    paragraphs: [
      greeting(booking),
      {
        en: `Your trip starts tomorrow: ${when.en} (Hanoi time). We look forward to seeing you!`,
        vi: `Chuyến đi của quý khách bắt đầu vào ngày mai: ${when.vi}. Chúng tôi rất mong được đón quý khách.`,
      },
      summary(booking),
      ...missingNote(booking),
      {
        en: "If you're running late or can't find us, please call. The number is below and on your voucher.",
        vi: "Nếu đến trễ hoặc không tìm thấy điểm hẹn, xin quý khách gọi cho chúng tôi; số điện thoại ở cuối email và trên phiếu.",
      },
      attachmentsNote(booking),
      manage(link),
    ],
  }
}

export function cancelledText(booking: Booking, link: string, event: ChangeEvent): MailText {
  if (booking.cancelledBy === "system") return expiredText(booking)
  const { cancellationReason: reason } = booking
  const byStaff = booking.cancelledBy === "staff"
  if (byStaff && booking.confirmedAt === null) return declinedText(booking, link, event)
  return {
    subject: subjectWithReference({ en: "Booking cancelled", vi: "Đã hủy" }, booking),
    heading: { en: "Your booking is cancelled", vi: "Đặt chỗ đã được hủy" },
    paragraphs: [
      greeting(booking),
      byStaff
        ? { en: "Your booking has been cancelled.", vi: "Đặt chỗ của quý khách đã được hủy." }
        : {
            en: "Your booking has been cancelled, as you asked.",
            vi: "Đặt chỗ của quý khách đã được hủy theo yêu cầu.",
          },
      ...(byStaff && reason ? [{ en: `Reason: ${reason}`, vi: `Lý do: ${reason}` }] : []),
      summary(booking),
      ...alsoChanged(event),
      ...costs(booking),
      ...repayment(booking),
      { text: WORDS.look, label: WORDS.open, link },
      byStaff ? WORDS.ask : WORDS.notYou,
    ],
  }
}

/** A request that was never confirmed costs nothing, so its mail speaks of no fee. */
function declinedText(booking: Booking, link: string, event: ChangeEvent): MailText {
  const { cancellationReason: reason, paid } = booking
  return {
    subject: subjectWithReference({ en: "Request declined", vi: "Yêu cầu không được xác nhận" }, booking),
    heading: { en: "Your request was declined", vi: "Yêu cầu của quý khách không được xác nhận" },
    paragraphs: [
      greeting(booking),
      {
        en: "We're sorry: we can't take this booking, so your request was declined.",
        vi: "Chúng tôi rất tiếc chưa thể nhận yêu cầu đặt chỗ này của quý khách.",
      },
      ...(reason ? [{ en: `Reason: ${reason}`, vi: `Lý do: ${reason}` }] : []),
      summary(booking),
      ...alsoChanged(event),
      ...(paid > 0 ? [...costs(booking), ...repayment(booking)] : [NOTHING_TO_PAY]),
      { text: WORDS.look, label: WORDS.open, link },
      WORDS.ask,
    ],
  }
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
function repayment({ paid, paidOther, balance, balanceOther, pricing }: Booking): Localized[] {
  if (paid <= 0) return []
  const { currency, vndPerUsd } = pricing
  const written = (own: number, other: number) =>
    inBoth((language) => writeBothKept({ own, other }, currency, usualView(language, vndPerUsd)))
  const sum = written(paid, paidOther)
  const left = written(Math.abs(balance), Math.abs(balanceOther))
  if (balance < 0)
    return [
      {
        en: `You have paid ${sum.en}. You get back ${left.en}.`,
        vi: `Quý khách đã thanh toán ${sum.vi}. Chúng tôi hoàn lại quý khách ${left.vi}.`,
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

function expiredText(booking: Booking): MailText {
  return {
    subject: subjectWithReference({ en: "Request expired", vi: "Hết hiệu lực" }, booking),
    heading: { en: "Your request has expired", vi: "Yêu cầu đã hết hiệu lực" },
    paragraphs: [
      greeting(booking),
      {
        en: "We're sorry: we couldn't confirm your request in time, so it has expired.",
        vi: "Chúng tôi rất tiếc: yêu cầu của quý khách chưa được xác nhận kịp thời nên đã hết hiệu lực.",
      },
      ...(booking.paid > 0 ? repayment(booking) : [NOTHING_TO_PAY]),
      summary(booking),
      {
        en: "Would you still like to travel? Just reply to this email, and we'll find a date together.",
        vi: "Nếu vẫn muốn đi, quý khách chỉ cần trả lời email này, chúng tôi sẽ cùng quý khách tìm ngày phù hợp.",
      },
    ],
  }
}

export function cancelledForStaffText(booking: Booking): MailText {
  const reason = booking.cancellationReason ?? "–"
  if (booking.cancelledBy === "system" && reason === EXPIRED_REASON) return expiredForStaffText(booking)
  return {
    subject: subjectWithReference({ en: "Cancelled by the guest", vi: "Khách hủy" }, booking),
    heading: { en: "Cancelled by the guest", vi: "Khách hủy đặt chỗ" },
    paragraphs: [
      { en: `The guest cancelled: ${reason}`, vi: `Khách đã hủy, lý do: ${reason}` },
      summary(booking, FOR_STAFF),
      ...costs(booking, FOR_STAFF),
      guest(booking),
    ],
  }
}

function expiredForStaffText(booking: Booking): MailText {
  const heading = { en: "Expired unanswered", vi: "Hết hạn trả lời" }
  return {
    subject: subjectWithReference(heading, booking),
    heading,
    paragraphs: [
      {
        en: "Nobody answered this request in time, so it has expired. Its places are free again, and the guest has been told.",
        vi: "Yêu cầu này không được trả lời kịp thời nên đã tự động hủy; chỗ đã được trả lại và khách đã được thông báo.",
      },
      summary(booking, FOR_STAFF),
      ...costs(booking, FOR_STAFF),
      guest(booking),
    ],
  }
}
