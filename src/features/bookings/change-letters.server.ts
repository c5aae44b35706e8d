import { formatDate, formatInstant, formatPrice, formatTime } from "#i18n/format.ts"
import type { Language, Localized } from "#i18n/localized.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import type { Block, MailText } from "#server/letters.server.ts"
import type { Booking } from "./booking.ts"
import { agreement, total } from "./letter-facts.server.ts"
import { bySubject, freeUntil, manage, papers, type Told, WORDS } from "./letter-parts.server.ts"
import { greeting, guest, policy, wishes } from "./mail-texts.server.ts"

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
  const people =
    language === "vi" ? `${travelers} khách` : `${travelers} ${travelers === 1 ? "traveller" : "travellers"}`
  const was = [formatDate(travelDate, language) + time, people, amount].filter(Boolean).join(" · ")
  return [language === "vi" ? `Trước đó: ${was}.` : `Before: ${was}.`]
}

/** Whether a move has to be confirmed. */
const waitsForUs = ({ status }: Booking, { kind }: Told) => kind === "moved" && status === "pending"

/** To the traveller: another date, party, contact or wish. */
export function changedText(booking: Booking, link: string, told: Told): MailText {
  if (told.kind === "priced") return pricedText(booking, link, told)
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
      ...agreement(booking, language),
      ...before(told, language),
      ...(waitsForUs(booking, told) ? [waits[language]] : []),
      ...(booking.documents.voucher ? [papers(booking, language)] : []),
      ...freeUntil(booking, language),
      manage(link, language),
      WORDS.notYou[language],
    ],
  }
}

/** To the traveller: what was open is agreed, or agreed anew. */
function pricedText(booking: Booking, link: string, told: Told): MailText {
  const opening = (language: Language) => {
    const agreed = total(booking, language)
    const was = agreedBefore(told, language)
    if (language === "vi")
      return `Giá cho đặt chỗ của quý khách là ${agreed}${was && ` (trước đó: ${was})`}. Giá này đã gồm những mục dưới đây.`
    return `The price of your booking is ${agreed}${was && ` (before: ${was})`}. It covers what stands below.`
  }
  const ask = {
    en: "If this is not what we have agreed, please answer this mail.",
    vi: "Nếu giá này không đúng như đã thống nhất, xin quý khách trả lời email này.",
  }
  return {
    subject: bySubject("Price of your booking", "Giá đặt chỗ", booking),
    heading: { en: "The price of your booking", vi: "Giá đặt chỗ của quý khách" },
    paragraphs: (language) => [
      greeting(booking, language),
      opening(language),
      ...agreement(booking, language),
      ...policy(booking, language),
      ...(booking.documents.voucher ? [papers(booking, language)] : []),
      manage(link, language),
      ask[language],
    ],
  }
}

function agreedBefore({ data }: Told, language: Language): string {
  const { currency, totalMinor } = data.before as { currency?: Currency; totalMinor?: number }
  return currency && totalMinor ? formatPrice(toMajor(totalMinor, currency), currency, language) : ""
}

/** To the company: a customer changed something. */
export function changedForStaffText(booking: Booking, told: Told): MailText {
  return {
    subject: bySubject("Changed by the guest", "Khách thay đổi", booking),
    heading: { en: "Changed by the guest", vi: "Khách thay đổi đặt chỗ" },
    paragraphs: (language) => [
      whatGuestChanged(booking, told, language),
      ...agreement(booking, language),
      ...before(told, language),
      guest(booking, language),
      ...wishes(booking, language),
    ],
  }
}

function whatGuestChanged(booking: Booking, told: Told, language: Language): string {
  const fields = changedFields(told, language)
  if (fields) return language === "vi" ? `Khách đã cập nhật: ${fields}.` : `The guest changed: ${fields}.`
  if (!waitsForUs(booking, told)) return language === "vi" ? "Khách đã đổi đặt chỗ." : "The guest moved the booking."
  return language === "vi"
    ? `Khách đổi ngày, cần xác nhận lại trước ${formatInstant(booking.answerBy, "vi")}.`
    : `The guest chose another date, which waits for an answer by ${formatInstant(booking.answerBy, "en")}.`
}
