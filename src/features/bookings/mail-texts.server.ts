import { formatInstant, formatPrice } from "#i18n/format.ts"
import { languageNames } from "#i18n/language-names.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import type { Block, MailText } from "#server/letters.server.ts"
import type { Booking } from "./booking.ts"
import { agreement } from "./letter-facts.server.ts"

/** To the guest: the request arrived, what it says, and when we answer. */
export function receivedText(booking: Booking, link: string): MailText {
  const paragraphs = {
    en: () => [
      greeting(booking, "en"),
      "Thank you for your booking request. We check the places and answer by " +
        `${formatInstant(booking.answerBy, "en")} (Hanoi time). There is nothing to pay now.`,
      ...agreement(booking, "en"),
      ...priceNote(booking, "en"),
      ...policy(booking, "en"),
      {
        text: "See, move or cancel your booking here. Whoever has this link can do so: please keep it to yourself.",
        label: "Open my booking",
        link,
      },
      "Anything to change or to ask? Simply answer this mail.",
    ],
    vi: () => [
      greeting(booking, "vi"),
      "Cảm ơn quý khách đã gửi yêu cầu đặt chỗ. Chúng tôi sẽ kiểm tra chỗ và trả lời quý khách trước " +
        `${formatInstant(booking.answerBy, "vi")} (giờ Hà Nội). Quý khách chưa cần thanh toán.`,
      ...agreement(booking, "vi"),
      ...priceNote(booking, "vi"),
      ...policy(booking, "vi"),
      {
        text: "Quý khách xem, đổi ngày hoặc hủy yêu cầu tại đây. Ai có liên kết này đều làm được việc đó, xin quý khách giữ riêng cho mình.",
        label: "Mở đặt chỗ của tôi",
        link,
      },
      "Nếu cần thay đổi hoặc có câu hỏi, quý khách chỉ cần trả lời email này.",
    ],
  }
  return {
    subject: {
      en: `We have your request ${booking.reference}: ${inLanguage(booking.product.name, "en")}`,
      vi: `Đã nhận yêu cầu ${booking.reference}: ${inLanguage(booking.product.name, "vi")}`,
    },
    heading: { en: "We have your request", vi: "Chúng tôi đã nhận yêu cầu" },
    paragraphs: (language) => paragraphs[language](),
  }
}

const NEW = { tour: "Đặt tour mới", transfer: "Đặt xe mới", product: "Đặt dịch vụ mới" }

/** To the company: a request waits for an answer. */
export function staffText(booking: Booking): MailText {
  const paragraphs = {
    en: () => [
      `A new booking request waits for an answer by ${formatInstant(booking.answerBy, "en")}.`,
      ...agreement(booking, "en"),
      guest(booking, "en"),
      ...wishes(booking, "en"),
    ],
    vi: () => [
      `Có yêu cầu đặt chỗ mới, cần trả lời trước ${formatInstant(booking.answerBy, "vi")}.`,
      ...agreement(booking, "vi"),
      guest(booking, "vi"),
      ...wishes(booking, "vi"),
    ],
  }
  return {
    subject: {
      en: `New booking ${booking.reference}: ${inLanguage(booking.product.name, "en")}`,
      vi: `${NEW[booking.productType]} ${booking.reference}: ${inLanguage(booking.product.name, "vi")}`,
    },
    heading: { en: "New booking", vi: NEW[booking.productType] },
    paragraphs: (language) => paragraphs[language](),
  }
}

/** To the address on a booking: the link that somebody, most likely its reader, asked for. */
export function guestLinkText(link: string): MailText {
  const paragraphs = {
    en: [
      "Hello,",
      {
        text: "Here is the link to your bookings. It works once, within 10 minutes:",
        label: "See my bookings",
        link,
      },
      "If you did not ask for it, there is nothing to do.",
    ],
    vi: [
      "Kính gửi quý khách,",
      {
        text: "Đây là liên kết xem các đặt chỗ của quý khách. Liên kết dùng được một lần, trong vòng 10 phút:",
        label: "Xem đặt chỗ",
        link,
      },
      "Nếu quý khách không yêu cầu, xin vui lòng bỏ qua email này.",
    ],
  }
  return {
    subject: { en: "Your link to your bookings", vi: "Liên kết xem đặt chỗ của quý khách" },
    paragraphs: (language) => paragraphs[language],
  }
}

/** How a letter to the traveller begins. */
export function greeting({ customerInfo: { name } }: Booking, language: Language): string {
  if (language === "vi") return name ? `Kính gửi quý khách ${name},` : "Kính gửi quý khách,"
  return name ? `Dear ${name},` : "Hello,"
}

const GUEST_WORDS = {
  en: ["Guest", "E-mail", "Phone", "Language"],
  vi: ["Khách", "Email", "Điện thoại", "Ngôn ngữ"],
} as const

/** Who travels, for the company. */
export function guest({ customerInfo: { name, email, phone }, language: theirs }: Booking, language: Language): Block {
  const values = [name || "–", email, phone, languageNames[theirs]]
  return { facts: GUEST_WORDS[language].map((word, at) => [word, values[at] ?? ""] as const) }
}

/** What the guest has written, for the company. */
export function wishes({ specialRequests }: Booking, language: Language): Block[] {
  return specialRequests ? [language === "vi" ? "Yêu cầu thêm:" : "Wishes:", { quoted: specialRequests }] : []
}

function priceNote(booking: Booking, language: Language): string[] {
  if (!booking.priceChanged || booking.claimedTotal === null) return []
  const shown = formatPrice(booking.claimedTotal, booking.pricing.currency, language)
  return language === "vi"
    ? [`Lưu ý: giá đã thay đổi, lúc quý khách đặt trang web hiển thị ${shown}.`]
    : [`Please note: the price has changed; when you booked, the page showed ${shown}.`]
}

/** The cancellation policy, where there is one. */
export function policy({ cancellationPolicy }: Booking, language: Language): string[] {
  if (!cancellationPolicy) return []
  return [`${language === "vi" ? "Điều kiện hủy" : "Cancellation"}: ${inLanguage(cancellationPolicy, language)}`]
}
