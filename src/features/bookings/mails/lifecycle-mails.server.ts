import type { Booking } from "#features/bookings/booking.ts"
import type { ChangeEvent } from "#features/bookings/history.server.ts"
import { EXPIRED_REASON } from "#features/bookings/status-messages.ts"
import type { Settings } from "#features/settings/settings.ts"
import { formatDate, formatPrice, formatTime } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"
import type { MailText } from "#server/mail/mail-template.server.ts"
import { alsoChanged } from "./change-mails.server.ts"
import {
  attachmentsNote,
  cancellationNote,
  manage,
  missingNote,
  paymentNote,
  subjectWithReference,
  WORDS,
} from "./mail-parts.server.ts"
import { agreement, summary } from "./mail-summary.server.ts"
import { greeting, guest } from "./request-mails.server.ts"

export function confirmedText(booking: Booking, link: string, event: ChangeEvent, settings: Settings): MailText {
  const opening = {
    en: "Your booking is confirmed. We look forward to travelling with you.",
    vi: "Đặt chỗ của quý khách đã được xác nhận. Chúng tôi rất mong được đón quý khách.",
  }
  return {
    subject: subjectWithReference("Booking confirmed", "Đã xác nhận", booking),
    heading: { en: "Your booking is confirmed", vi: "Đặt chỗ đã được xác nhận" },
    paragraphs: (language) => [
      greeting(booking, language),
      opening[language],
      ...agreement(booking, language),
      ...alsoChanged(event, language),
      ...missingNote(booking, language),
      attachmentsNote(booking, language),
      ...latinName(booking, language),
      ...paymentNote(booking, settings, language),
      ...cancellationNote(booking, language),
      manage(link, language),
      WORDS.ask[language],
    ],
  }
}

function latinName({ customerInfo: { name } }: Booking, language: Language): string[] {
  if (!/\S/.test(name) || /\p{Script=Latin}.*\p{Script=Latin}/su.test(name)) return []
  return [
    language === "vi"
      ? "Tên của quý khách không in được trên phiếu. Xin quý khách trả lời email này, ghi tên bằng chữ Latinh như trong hộ chiếu, để chúng tôi làm bảng đón; nếu không, bảng đón sẽ ghi mã đặt chỗ."
      : "Our voucher cannot print your name. Please answer with your name as it stands in your passport, in Latin letters, for the sign we meet you with; otherwise the sign shows your booking reference.",
  ]
}

export function reminderText(booking: Booking, link: string): MailText {
  const { travelDate, startTime } = booking
  const when = (language: Language) =>
    formatDate(travelDate, language) + (startTime ? `, ${formatTime(startTime, language)}` : "")
  const opening = {
    en: `Your trip starts tomorrow: ${when("en")}, Hanoi time. We look forward to seeing you.`,
    vi: `Chuyến đi của quý khách bắt đầu vào ngày mai: ${when("vi")}. Chúng tôi rất mong được đón quý khách.`,
  }
  const late = {
    en: "If you are late or cannot find us, please call; the number is below and on the voucher.",
    vi: "Nếu đến trễ hoặc không tìm thấy điểm hẹn, xin quý khách gọi cho chúng tôi; số điện thoại ở cuối email và trên phiếu.",
  }
  return {
    subject: subjectWithReference("Your trip tomorrow", "Ngày mai khởi hành", booking),
    heading: { en: "See you tomorrow", vi: "Hẹn gặp quý khách ngày mai" },
    paragraphs: (language) => [
      greeting(booking, language),
      opening[language],
      summary(booking, language),
      ...missingNote(booking, language),
      late[language],
      attachmentsNote(booking, language),
      manage(link, language),
    ],
  }
}

export function cancelledText(booking: Booking, link: string, event: ChangeEvent): MailText {
  if (booking.cancelledBy === "system") return expiredText(booking)
  const byStaff = booking.cancelledBy === "staff"
  const opening = {
    en: byStaff ? "Your booking has been cancelled." : "Your booking has been cancelled as requested.",
    vi: byStaff ? "Đặt chỗ của quý khách đã được hủy." : "Đặt chỗ của quý khách đã được hủy theo yêu cầu.",
  }
  const reason = (language: Language) =>
    byStaff && booking.cancellationReason
      ? [`${language === "vi" ? "Lý do" : "Reason"}: ${booking.cancellationReason}`]
      : []
  return {
    subject: subjectWithReference("Booking cancelled", "Đã hủy", booking),
    heading: { en: "Your booking is cancelled", vi: "Đặt chỗ đã được hủy" },
    paragraphs: (language) => [
      greeting(booking, language),
      opening[language],
      ...reason(language),
      summary(booking, language),
      ...alsoChanged(event, language),
      ...costs(booking, language),
      { text: WORDS.look[language], label: WORDS.open[language], link },
      byStaff ? WORDS.ask[language] : WORDS.notYou[language],
    ],
  }
}

/** Says nothing about repayment, because nothing may have been paid yet. */
function costs({ cancellation, totalPrice, pricing }: Booking, language: Language): string[] {
  if (!cancellation || totalPrice === 0) return []
  if (cancellation.refundPercent === 100)
    return [language === "vi" ? "Quý khách không phải trả phí hủy." : "Cancelling costs you nothing."]
  const inDong = formatPrice(cancellation.feeVnd, "VND", language)
  const own = formatPrice(cancellation.fee, pricing.currency, language)
  const fee = pricing.currency === "VND" ? inDong : `${own} (${inDong})`
  const share = 100 - cancellation.refundPercent
  if (cancellation.lateFee > 0)
    return [
      language === "vi"
        ? `Theo điều kiện hủy và phí của những lần thay đổi muộn, phí hủy là ${fee}.`
        : `Cancellation fee, with the fee for late changes: ${fee}.`,
    ]
  return [
    language === "vi"
      ? `Theo điều kiện hủy, phí hủy là ${share}% tổng tiền: ${fee}.`
      : `Cancellation fee: ${share}% of the total, ${fee}.`,
  ]
}

function expiredText(booking: Booking): MailText {
  const opening = {
    en: "We are sorry: we could not confirm your request in time, and it has lapsed. There is nothing to pay.",
    vi: "Chúng tôi rất tiếc: yêu cầu của quý khách chưa được xác nhận kịp thời nên đã hết hiệu lực. Quý khách không phải trả khoản nào.",
  }
  const again = {
    en: "Do you still want to travel? Answer this mail, and we look for a date with you.",
    vi: "Nếu vẫn muốn đi, quý khách chỉ cần trả lời email này, chúng tôi sẽ cùng quý khách tìm ngày phù hợp.",
  }
  return {
    subject: subjectWithReference("Request lapsed", "Hết hiệu lực", booking),
    heading: { en: "Your request has lapsed", vi: "Yêu cầu đã hết hiệu lực" },
    paragraphs: (language) => [
      greeting(booking, language),
      opening[language],
      summary(booking, language),
      again[language],
    ],
  }
}

export function cancelledForStaffText(booking: Booking): MailText {
  const expired = booking.cancellationReason === EXPIRED_REASON && booking.cancelledBy === "system"
  const opening = expired
    ? {
        en: "Nobody answered this request in time. It was given up, its places are free again, and the guest was told.",
        vi: "Yêu cầu này không được trả lời kịp thời nên đã tự động hủy; chỗ đã được trả lại và khách đã được thông báo.",
      }
    : {
        en: `The guest cancelled: ${booking.cancellationReason ?? "–"}`,
        vi: `Khách đã hủy, lý do: ${booking.cancellationReason ?? "–"}`,
      }
  return {
    subject: expired
      ? subjectWithReference("Lapsed unanswered", "Hết hạn trả lời", booking)
      : subjectWithReference("Cancelled by the guest", "Khách hủy", booking),
    heading: expired
      ? { en: "Lapsed unanswered", vi: "Hết hạn trả lời" }
      : { en: "Cancelled by the guest", vi: "Khách hủy đặt chỗ" },
    paragraphs: (language) => [
      opening[language],
      summary(booking, language),
      ...(expired ? [] : costs(booking, language)),
      guest(booking, language),
    ],
  }
}
