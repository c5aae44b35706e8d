import type { Booking } from "#features/bookings/booking.ts"
import { confirmationLink } from "#features/bookings/guest-tokens.ts"
import type { ChangeEvent } from "#features/bookings/history.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import { formatInstant, formatPrice } from "#i18n/format.ts"
import { languageNames } from "#i18n/language-names.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import type { Block } from "#server/mail/mail-content.server.ts"
import { greetingOf, type MailText, NAMELESS } from "#server/mail/mail-template.server.ts"
import { cancellationNote, missingNote, paymentNote } from "./mail-parts.server.ts"
import { agreement } from "./mail-summary.server.ts"

export function receivedText(booking: Booking, link: string, _event: ChangeEvent, settings: Settings): MailText {
  return {
    subject: {
      en: `We have your request ${booking.reference}: ${inLanguage(booking.product.name, "en")}`,
      vi: `Đã nhận yêu cầu ${booking.reference}: ${inLanguage(booking.product.name, "vi")}`,
    },
    heading: { en: "We have your request", vi: "Chúng tôi đã nhận yêu cầu" },
    paragraphs: (language) => [
      greeting(booking, language),
      {
        en:
          "Thank you for your booking request. We check the places and answer by " +
          `${formatInstant(booking.answerBy, "en")} (Hanoi time). There is nothing to pay now.`,
        vi:
          "Cảm ơn quý khách đã gửi yêu cầu đặt chỗ. Chúng tôi sẽ kiểm tra chỗ và trả lời quý khách trước " +
          `${formatInstant(booking.answerBy, "vi")} (giờ Hà Nội). Quý khách chưa cần thanh toán.`,
      },
      ...confirmation(booking, link, language),
      ...agreement(booking, language),
      ...missingNote(booking, language),
      ...priceNote(booking, language),
      ...paymentNote(booking, settings, language),
      ...cancellationNote(booking, language),
      {
        text: {
          en: "See, move or cancel your booking here. Whoever has this link can do so: please keep it to yourself.",
          vi: "Quý khách xem, đổi ngày hoặc hủy yêu cầu tại đây. Ai có liên kết này đều làm được việc đó, xin quý khách giữ riêng cho mình.",
        },
        label: { en: "Open my booking", vi: "Mở đặt chỗ của tôi" },
        link,
      },
      {
        en: "Anything to change or to ask? Simply answer this mail.",
        vi: "Nếu cần thay đổi hoặc có câu hỏi, quý khách chỉ cần trả lời email này.",
      },
    ],
  }
}

function confirmation({ placesHeld, emailConfirmed }: Booking, link: string, language: Language): Block[] {
  if (placesHeld || emailConfirmed) return []
  const words = {
    en: "Your places are not held yet. Please confirm your email, and we hold them for you at once.",
    vi: "Hiện chúng tôi chưa giữ chỗ cho quý khách. Quý khách vui lòng xác nhận email để được giữ chỗ ngay.",
  }
  const label = { en: "Confirm your email to hold your places", vi: "Xác nhận email để giữ chỗ" }
  return [{ text: words[language], label: label[language], link: confirmationLink(link) }]
}

const NEW = { tour: "Đặt tour mới", transfer: "Đặt xe mới", product: "Đặt dịch vụ mới" }

export function staffText(booking: Booking): MailText {
  return {
    subject: {
      en: `New booking ${booking.reference}: ${inLanguage(booking.product.name, "en")}`,
      vi: `${NEW[booking.productType]} ${booking.reference}: ${inLanguage(booking.product.name, "vi")}`,
    },
    heading: { en: "New booking", vi: NEW[booking.productType] },
    paragraphs: (language) => [
      {
        en: `A new booking request waits for an answer by ${formatInstant(booking.answerBy, "en")}.`,
        vi: `Có yêu cầu đặt chỗ mới, cần trả lời trước ${formatInstant(booking.answerBy, "vi")}.`,
      },
      ...notHeld(booking, language),
      ...agreement(booking, language),
      guest(booking, language),
      ...requests(booking, language),
    ],
  }
}

/** Reveals nothing of the booking and contains no user input, because the address may be a stranger's. */
export function addressLinkText(link: string): MailText {
  return {
    subject: { en: "Please confirm your e-mail address", vi: "Xin quý khách xác nhận địa chỉ email" },
    paragraphs: () => [
      NAMELESS,
      {
        en: "Somebody, most likely you, has entered this e-mail address into a booking with us.",
        vi: "Địa chỉ email này vừa được nhập vào một đặt chỗ tại công ty chúng tôi, có lẽ do chính quý khách nhập.",
      },
      {
        text: {
          en: "Please confirm that we may send our mails about the booking here. The link works once, within 2 days:",
          vi: "Xin quý khách xác nhận để chúng tôi gửi thư về đặt chỗ đến địa chỉ này. Liên kết dùng được một lần, trong vòng 2 ngày:",
        },
        label: { en: "Confirm this address", vi: "Xác nhận địa chỉ email" },
        link,
      },
      {
        en: "If this was not you, there is nothing to do: unless you confirm it, we send you nothing more about it.",
        vi: "Nếu không phải quý khách, xin vui lòng bỏ qua email này: khi chưa có xác nhận, chúng tôi sẽ không gửi gì thêm.",
      },
    ],
  }
}

function notHeld({ placesHeld }: Booking, language: Language): string[] {
  if (placesHeld) return []
  return [
    language === "vi"
      ? "Yêu cầu này chưa giữ chỗ, vì cùng mạng, địa chỉ hoặc email đó đang giữ nhiều chỗ chưa xác nhận. Chỗ sẽ được giữ khi khách mở liên kết trong email hoặc khi công ty xác nhận."
      : "This request holds no places yet: its network, address or email holds many that nobody has confirmed. It holds them once the guest opens the link in our mail, or you confirm it.",
  ]
}

export function guestLinkText(link: string): MailText {
  return {
    subject: { en: "Your link to your bookings", vi: "Liên kết xem đặt chỗ của quý khách" },
    paragraphs: () => [
      NAMELESS,
      {
        text: {
          en: "Here is the link to your bookings. It works once, within 10 minutes:",
          vi: "Đây là liên kết xem các đặt chỗ của quý khách. Liên kết dùng được một lần, trong vòng 10 phút:",
        },
        label: { en: "See my bookings", vi: "Xem đặt chỗ" },
        link,
      },
      {
        en: "If you did not ask for it, there is nothing to do.",
        vi: "Nếu quý khách không yêu cầu, xin vui lòng bỏ qua email này.",
      },
    ],
  }
}

export function greeting({ customerInfo: { name } }: Booking, language: Language): string {
  return greetingOf(name, language)
}

const GUEST_WORDS = {
  en: ["Guest", "E-mail", "Phone", "Language"],
  vi: ["Khách", "Email", "Điện thoại", "Ngôn ngữ"],
} as const

export function guest(booking: Booking, language: Language): Block {
  const { name, email, phone } = booking.customerInfo
  const unconfirmed = language === "vi" ? "mới, chờ xác nhận" : "new, not confirmed yet"
  const known = email || (language === "vi" ? "không có, báo khách qua điện thoại" : "none, please phone the guest")
  const addresses = booking.pendingEmail ? `${known} (${unconfirmed}: ${booking.pendingEmail})` : known
  const values = [name || "–", addresses, phone, languageNames[booking.language]]
  return { facts: GUEST_WORDS[language].map((word, at) => [word, values[at] ?? ""] as const) }
}

export function requests({ specialRequests }: Booking, language: Language): Block[] {
  return specialRequests ? [language === "vi" ? "Yêu cầu thêm:" : "Wishes:", { quoted: specialRequests }] : []
}

function priceNote(booking: Booking, language: Language): string[] {
  if (!booking.priceChanged || booking.claimedTotal === null) return []
  const shownPrice = formatPrice(booking.claimedTotal, booking.pricing.currency, language)
  return language === "vi"
    ? [`Lưu ý: giá đã thay đổi, lúc quý khách đặt trang web hiển thị ${shownPrice}.`]
    : [`Please note: the price has changed; when you booked, the page showed ${shownPrice}.`]
}
