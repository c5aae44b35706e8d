import type { Booking } from "#features/bookings/booking.ts"
import { findDestination } from "#features/bookings/booking-places.ts"
import { listMissing } from "#features/bookings/booking-summary.ts"
import { cancellationTerms } from "#features/catalogue/cancellation-words.ts"
import type { Settings } from "#features/settings/settings.ts"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import type { Block } from "#server/mail/mail-content.server.ts"

export const WORDS = {
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
  attachments: {
    en: "The voucher and an entry for your calendar are attached. Show the voucher on your phone or on paper; its lower part is a card for drivers, in Vietnamese.",
    vi: "Phiếu dịch vụ và lịch hẹn được đính kèm. Quý khách chỉ cần xuất trình phiếu trên điện thoại hoặc bản in; phần dưới là thẻ dành cho tài xế.",
  },
  attachmentsOnly: {
    en: "The voucher and an entry for your calendar are attached. Show the voucher on your phone or on paper.",
    vi: "Phiếu dịch vụ và lịch hẹn được đính kèm. Quý khách chỉ cần xuất trình phiếu trên điện thoại hoặc bản in.",
  },
  notYou: {
    en: "If you did not ask for this, please answer this mail at once.",
    vi: "Nếu không phải quý khách yêu cầu, xin trả lời email này ngay.",
  },
} satisfies Record<string, Localized>

export const subjectWithReference = (en: string, vi: string, { reference, product }: Booking): Localized => ({
  en: `${en} ${reference}: ${inLanguage(product.name, "en")}`,
  vi: `${vi} ${reference}: ${inLanguage(product.name, "vi")}`,
})

export const manage = (link: string, language: Language): Block => ({
  text: WORDS.manage[language],
  label: WORDS.open[language],
  link,
})

export function attachmentsNote(booking: Booking, language: Language): string {
  return (findDestination(booking) ? WORDS.attachments : WORDS.attachmentsOnly)[language]
}

/** Says what the guest still has to send for the trip. */
export function missingNote(booking: Booking, language: Language): string[] {
  if (booking.missing.length === 0) return []
  const missing = listMissing(booking, language)
  return [
    language === "vi"
      ? `Chúng tôi còn thiếu thông tin của quý khách: ${missing}. Xin quý khách bổ sung trong đặt chỗ, hoặc trả lời email này.`
      : `We still need from you: ${missing}. Please send it on the page of your booking, or answer this mail.`,
  ]
}

/** Says how to pay, as the settings do. */
export function paymentNote(
  { status, calledOff }: Booking,
  { howToPay }: Pick<Settings, "howToPay">,
  language: Language,
) {
  const isOpen = (status === "pending" || status === "confirmed") && calledOff === null
  return isOpen ? [inLanguage(howToPay, language)] : []
}

/** Says what cancelling costs from now on, with the policy of the product. */
export function cancellationNote(booking: Booking, language: Language): string[] {
  const { cancellationSteps, confirmedAt, cancellationPolicy } = booking
  const terms = cancellationTerms(cancellationSteps, confirmedAt !== null, language)
  const title = language === "vi" ? "Điều kiện hủy" : "Cancellation"
  const policy = cancellationPolicy && `${title}: ${inLanguage(cancellationPolicy, language)}`
  return [terms, policy].filter((text): text is string => Boolean(text))
}
