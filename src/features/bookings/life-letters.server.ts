import { fillIn } from "#i18n/fill-in.ts"
import { formatDate, formatInstant, formatPrice, formatTime } from "#i18n/format.ts"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import type { Block, MailText } from "#server/letters.server.ts"
import type { Booking } from "./booking.ts"
import { EXPIRED_REASON } from "./life-messages.ts"
import { greeting, guest, policy, summary } from "./mail-texts.server.ts"

/** What happened, as the history has it. */
export type Told = { kind: string; data: Record<string, unknown> }

const WORDS = {
  open: { en: "Open my booking", vi: "Mở đặt chỗ của tôi" },
  manage: {
    en: "Your booking, to look at, move or cancel. Whoever has this link can do so: please keep it to yourself.",
    vi: "Quý khách xem, đổi ngày hoặc hủy đặt chỗ tại đây. Ai có liên kết này đều làm được việc đó, xin quý khách giữ riêng cho mình.",
  },
  look: { en: "The booking, to look at:", vi: "Xem lại đặt chỗ:" },
  ask: {
    en: "Anything to change or to ask? Simply answer this mail.",
    vi: "Nếu cần thay đổi hoặc có câu hỏi, quý khách chỉ cần trả lời email này.",
  },
  papers: {
    en: "The voucher and an entry for your calendar are attached. Show the voucher on your phone or on paper; its lower part is a card for drivers, in Vietnamese.",
    vi: "Phiếu dịch vụ và lịch hẹn được đính kèm. Quý khách chỉ cần xuất trình phiếu trên điện thoại hoặc bản in; phần dưới là thẻ dành cho tài xế.",
  },
  freeUntil: {
    en: "Cancelling costs nothing until {time} (Hanoi time).",
    vi: "Quý khách hủy miễn phí đến {time} (giờ Hà Nội).",
  },
  notYou: {
    en: "If you did not ask for this, please answer this mail at once.",
    vi: "Nếu không phải quý khách yêu cầu, xin trả lời email này ngay.",
  },
} satisfies Record<string, Localized>

const bySubject = (en: string, vi: string, { reference, product }: Booking): Localized => ({
  en: `${en} ${reference}: ${inLanguage(product.name, "en")}`,
  vi: `${vi} ${reference}: ${inLanguage(product.name, "vi")}`,
})

const manage = (link: string, language: Language): Block => ({
  text: WORDS.manage[language],
  label: WORDS.open[language],
  link,
})

function freeUntil({ cancellation }: Booking, language: Language): string[] {
  if (cancellation?.refundPercent !== 100 || !cancellation.until) return []
  return [fillIn(WORDS.freeUntil[language], { time: formatInstant(cancellation.until, language) })]
}

/** To the traveller: it is settled; the papers come along. */
export function confirmedText(booking: Booking, link: string): MailText {
  const opening = {
    en: "Your booking is confirmed. We look forward to travelling with you.",
    vi: "Đặt chỗ của quý khách đã được xác nhận. Chúng tôi rất mong được đón quý khách.",
  }
  return {
    subject: bySubject("Booking confirmed", "Đã xác nhận", booking),
    heading: { en: "Your booking is confirmed", vi: "Đặt chỗ đã được xác nhận" },
    paragraphs: (language) => [
      greeting(booking, language),
      opening[language],
      summary(booking, language),
      WORDS.papers[language],
      ...freeUntil(booking, language),
      ...policy(booking, language),
      manage(link, language),
      WORDS.ask[language],
    ],
  }
}

/** To the traveller, on the day before. */
export function reminderText(booking: Booking, link: string): MailText {
  const { travelDate, startTime } = booking
  const when = (language: Language) =>
    formatDate(travelDate, language) + (startTime ? `, ${formatTime(startTime, language)}` : "")
  const opening = {
    en: `Tomorrow it begins: ${when("en")}, Hanoi time. We look forward to seeing you.`,
    vi: `Chuyến đi của quý khách bắt đầu vào ngày mai: ${when("vi")}. Chúng tôi rất mong được đón quý khách.`,
  }
  const late = {
    en: "If you are late or cannot find us, please call; the number is below and on the voucher.",
    vi: "Nếu đến trễ hoặc không tìm thấy điểm hẹn, xin quý khách gọi cho chúng tôi; số điện thoại ở cuối email và trên phiếu.",
  }
  return {
    subject: bySubject("Your trip tomorrow", "Ngày mai khởi hành", booking),
    heading: { en: "See you tomorrow", vi: "Hẹn gặp quý khách ngày mai" },
    paragraphs: (language) => [
      greeting(booking, language),
      opening[language],
      summary(booking, language),
      late[language],
      WORDS.papers[language],
      manage(link, language),
    ],
  }
}

const FIELD_NAMES: Record<string, Localized> = {
  customerName: { en: "name", vi: "tên" },
  customerEmail: { en: "e-mail address", vi: "địa chỉ email" },
  customerPhone: { en: "phone number", vi: "số điện thoại" },
  specialRequests: { en: "special requests", vi: "yêu cầu thêm" },
  language: { en: "language", vi: "ngôn ngữ" },
}

/** What was changed of contact and wishes, in words; empty for a move. */
function changedFields({ data }: Told, language: Language): string {
  const changed = new Set([
    ...((data.changed as string[] | undefined) ?? []),
    ...Object.keys((data.after as object) ?? {}),
  ])
  const named = Object.entries(FIELD_NAMES).filter(([name]) => changed.has(name))
  return named.map(([, words]) => words[language]).join(", ")
}

/** How it was before a move: date, travellers, total. */
function before({ data }: Told, language: Language): Block[] {
  const { travelDate, startTime, travelers, currency, totalMinor } = data.before as Record<string, unknown>
  if (typeof travelDate !== "string") return []
  const time = typeof startTime === "string" ? `, ${formatTime(startTime, language)}` : ""
  const money = currency as Currency
  const amount = Number(totalMinor) > 0 ? formatPrice(toMajor(Number(totalMinor), money), money, language) : ""
  const people = language === "vi" ? `${travelers} khách` : `${travelers} ${travelers === 1 ? "traveler" : "travelers"}`
  const was = [formatDate(travelDate, language) + time, people, amount].filter(Boolean).join(" · ")
  return [language === "vi" ? `Trước đó: ${was}.` : `Before: ${was}.`]
}

/** Whether a move has to be confirmed. */
const waitsForUs = ({ status }: Booking, { kind }: Told) => kind === "moved" && status === "pending"

/** To the traveller: another date, party, contact or wish. */
export function changedText(booking: Booking, link: string, told: Told): MailText {
  const waits = {
    en: `We check the new date and answer by ${formatInstant(booking.answerBy, "en")} (Hanoi time).`,
    vi: `Chúng tôi sẽ kiểm tra ngày mới và trả lời quý khách trước ${formatInstant(booking.answerBy, "vi")} (giờ Hà Nội).`,
  }
  const opening = (language: Language) => {
    const fields = changedFields(told, language)
    if (!fields)
      return language === "vi"
        ? "Đặt chỗ của quý khách đã được đổi như sau."
        : "Your booking was changed. This is how it is now."
    return language === "vi"
      ? `Đặt chỗ của quý khách đã được cập nhật: ${fields}.`
      : `This was changed on your booking: ${fields}.`
  }
  return {
    subject: bySubject("Booking changed", "Đã thay đổi", booking),
    heading: { en: "Your booking was changed", vi: "Đặt chỗ đã thay đổi" },
    paragraphs: (language) => [
      greeting(booking, language),
      opening(language),
      summary(booking, language),
      ...before(told, language),
      ...(waitsForUs(booking, told) ? [waits[language]] : []),
      ...(booking.documents.voucher ? [WORDS.papers[language]] : []),
      ...freeUntil(booking, language),
      manage(link, language),
      WORDS.notYou[language],
    ],
  }
}

/** To the traveller: it was cancelled, by whom, and what that costs. */
export function cancelledText(booking: Booking, link: string): MailText {
  if (booking.cancelledBy === "system") return expiredText(booking)
  const byStaff = booking.cancelledBy === "staff"
  const opening = {
    en: byStaff ? "Your booking has been cancelled." : "Your booking has been cancelled, as you asked.",
    vi: byStaff ? "Đặt chỗ của quý khách đã được hủy." : "Đặt chỗ của quý khách đã được hủy theo yêu cầu.",
  }
  const reason = (language: Language) =>
    byStaff && booking.cancellationReason
      ? [`${language === "vi" ? "Lý do" : "Reason"}: ${booking.cancellationReason}`]
      : []
  return {
    subject: bySubject("Booking cancelled", "Đã hủy", booking),
    heading: { en: "Your booking is cancelled", vi: "Đặt chỗ đã được hủy" },
    paragraphs: (language) => [
      greeting(booking, language),
      opening[language],
      ...reason(language),
      summary(booking, language),
      ...costs(booking, language),
      {
        ...(manage(link, language) as object),
        text: language === "vi" ? "Xem lại đặt chỗ:" : "The booking, to look at:",
      } as Block,
      byStaff ? WORDS.ask[language] : WORDS.notYou[language],
    ],
  }
}

/** What was not paid is not refunded: nothing is said of how the money comes back. */
function costs({ cancellation, totalPrice, pricing }: Booking, language: Language): string[] {
  if (!cancellation || totalPrice === 0) return []
  if (cancellation.refundPercent === 100)
    return [language === "vi" ? "Quý khách không phải trả phí hủy." : "Cancelling costs you nothing."]
  const fee = formatPrice(cancellation.fee, pricing.currency, language)
  const inDong = formatPrice(cancellation.feeVnd, "VND", language)
  const share = 100 - cancellation.refundPercent
  return [
    language === "vi"
      ? `Theo điều kiện hủy, phí hủy là ${share}% tổng tiền: ${fee} (${inDong}).`
      : `By the cancellation policy, cancelling costs ${share}% of the total: ${fee} (${inDong}).`,
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
    subject: bySubject("Request lapsed", "Hết hiệu lực", booking),
    heading: { en: "Your request has lapsed", vi: "Yêu cầu đã hết hiệu lực" },
    paragraphs: (language) => [
      greeting(booking, language),
      opening[language],
      summary(booking, language),
      again[language],
    ],
  }
}

/** To the company: a customer changed something. */
export function changedForStaffText(booking: Booking, told: Told): MailText {
  const waits = waitsForUs(booking, told)
  return {
    subject: bySubject("Changed by the guest", "Khách thay đổi", booking),
    paragraphs: (language) => [
      waits
        ? { en: "The guest chose another date, which waits for an answer.", vi: "Khách đổi ngày, cần xác nhận lại." }[
            language
          ]
        : { en: "The guest changed a booking.", vi: "Khách đã thay đổi đặt chỗ." }[language],
      summary(booking, language),
      ...before(told, language),
      guest(booking, language),
    ],
  }
}

/** To the company: a customer cancelled, or nobody answered in time. */
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
      ? bySubject("Lapsed unanswered", "Hết hạn trả lời", booking)
      : bySubject("Cancelled by the guest", "Khách hủy", booking),
    paragraphs: (language) => [
      opening[language],
      summary(booking, language),
      ...(expired ? [] : costs(booking, language)),
      guest(booking, language),
    ],
  }
}
