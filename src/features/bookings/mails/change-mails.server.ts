import type { Booking } from "#features/bookings/booking.ts"
import type { ChangeEvent } from "#features/bookings/history.server.ts"
import { formatDate, formatInstant, formatPrice, formatTime } from "#i18n/format.ts"
import type { Language, Localized } from "#i18n/localized.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import type { Block } from "#server/mail/mail-content.server.ts"
import { type MailText, NAMELESS } from "#server/mail/mail-template.server.ts"
import {
  attachmentsNote,
  cancellationNote,
  manage,
  missingNote,
  subjectWithReference,
  WORDS,
} from "./mail-parts.server.ts"
import { agreement, total } from "./mail-summary.server.ts"
import { greeting, guest, requests } from "./request-mails.server.ts"

const FIELD_NAMES: Record<string, Localized> = {
  customerName: { en: "name", vi: "tên" },
  customerEmail: { en: "e-mail address", vi: "địa chỉ email" },
  customerPendingEmail: { en: "e-mail address", vi: "địa chỉ email" },
  customerPhone: { en: "phone number", vi: "số điện thoại" },
  specialRequests: { en: "special requests", vi: "yêu cầu thêm" },
  language: { en: "language", vi: "ngôn ngữ" },
  pickupTime: { en: "pick-up time", vi: "giờ đón" },
  flight: { en: "flight", vi: "chuyến bay" },
  pickup: { en: "pick-up address", vi: "điểm đón" },
  dropoff: { en: "drop-off address", vi: "địa chỉ trả khách" },
  nameSign: { en: "name on the sign", vi: "tên trên bảng đón" },
  returnTrip: { en: "return trip", vi: "chiều về" },
}

function changedFields({ data }: ChangeEvent, language: Language): string {
  const changed = new Set([
    ...((data.changed as string[] | undefined) ?? []),
    ...Object.keys((data.after as object) ?? {}),
  ])
  const named = Object.entries(FIELD_NAMES).filter(([name]) => changed.has(name))
  return [...new Set(named.map(([, words]) => words[language]))].join(", ")
}

function before({ kind, data }: ChangeEvent, language: Language): Block[] {
  if (kind !== "moved") return []
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

const awaitsConfirmation = ({ status }: Booking, { kind }: ChangeEvent) => kind === "moved" && status === "pending"

export function changedText(booking: Booking, link: string, event: ChangeEvent): MailText {
  if (event.kind === "priced") return pricedText(booking, link, event)
  const waits = {
    en: `We check the change and answer by ${formatInstant(booking.answerBy, "en")} (Hanoi time).`,
    vi: `Chúng tôi sẽ kiểm tra thay đổi này và trả lời quý khách trước ${formatInstant(booking.answerBy, "vi")} (giờ Hà Nội).`,
  }
  const opening = (language: Language) => {
    const fields = changedFields(event, language)
    if (!fields)
      return language === "vi"
        ? "Đặt chỗ của quý khách đã được đổi như sau."
        : "Your booking was changed. This is how it is now."
    return language === "vi"
      ? `Đặt chỗ của quý khách đã được cập nhật: ${fields}.`
      : `This was changed on your booking: ${fields}.`
  }
  return {
    subject: subjectWithReference("Booking changed", "Đã thay đổi", booking),
    heading: { en: "Your booking was changed", vi: "Đặt chỗ đã thay đổi" },
    paragraphs: (language) => [
      greeting(booking, language),
      opening(language),
      ...agreement(booking, language),
      ...missingNote(booking, language),
      ...before(event, language),
      ...unconfirmed(booking, language),
      ...(awaitsConfirmation(booking, event) ? [waits[language]] : []),
      ...(booking.documents.voucher ? [attachmentsNote(booking, language)] : []),
      ...cancellationNote(booking, language),
      manage(link, language),
      WORDS.notYou[language],
    ],
  }
}

/** Masks an unconfirmed address, which might be a stranger's. */
function masked(email: string): string {
  const [name = "", domain = ""] = email.split("@")
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••`
}

function unconfirmed({ pendingEmail }: Booking, language: Language): string[] {
  if (pendingEmail === null) return []
  const address = masked(pendingEmail)
  return [
    language === "vi"
      ? `Địa chỉ email mới (${address}) có hiệu lực khi được xác nhận qua liên kết chúng tôi đã gửi đến đó; đến lúc đó, thư vẫn được gửi đến địa chỉ này.`
      : `The new e-mail address (${address}) takes effect when it is confirmed by the link we have sent there. Until then our mails come to this one.`,
  ]
}

/** Mail to the previous address. It reveals nothing of later changes. */
export function formerAddressText(booking: Booking): MailText {
  const address = masked(booking.customerInfo.email)
  return {
    subject: {
      en: `Another e-mail address for booking ${booking.reference}`,
      vi: `Đã đổi địa chỉ email của đặt chỗ ${booking.reference}`,
    },
    heading: { en: "The e-mail address was changed", vi: "Địa chỉ email đã thay đổi" },
    paragraphs: () => [
      NAMELESS,
      {
        en: `The e-mail address of the booking ${booking.reference} has been changed to ${address}. From now on our mails about it go there.`,
        vi: `Địa chỉ email của đặt chỗ ${booking.reference} đã được đổi thành ${address}. Từ nay thư về đặt chỗ được gửi đến địa chỉ đó.`,
      },
      WORDS.notYou,
    ],
  }
}

export function alsoChanged(event: ChangeEvent, language: Language): string[] {
  const fields = changedFields(event, language)
  if (!fields) return []
  return [language === "vi" ? `Những mục cũng đã được cập nhật: ${fields}.` : `This was changed as well: ${fields}.`]
}

function pricedText(booking: Booking, link: string, event: ChangeEvent): MailText {
  const opening = (language: Language) => {
    const agreed = total(booking, language)
    const was = agreedBefore(event, language)
    if (language === "vi")
      return `Giá cho đặt chỗ của quý khách là ${agreed}${was && ` (trước đó: ${was})`}. Giá đã bao gồm:`
    return `The price of your booking is ${agreed}${was && ` (before: ${was})`}. The price includes:`
  }
  const ask = {
    en: "If this is not what we have agreed, please answer this mail.",
    vi: "Nếu giá này không đúng như đã thống nhất, xin quý khách trả lời email này.",
  }
  return {
    subject: subjectWithReference("Price of your booking", "Giá đặt chỗ", booking),
    heading: { en: "The price of your booking", vi: "Giá đặt chỗ của quý khách" },
    paragraphs: (language) => [
      greeting(booking, language),
      opening(language),
      ...agreement(booking, language),
      ...alsoChanged(event, language),
      ...unconfirmed(booking, language),
      ...cancellationNote(booking, language),
      ...(booking.documents.voucher ? [attachmentsNote(booking, language)] : []),
      manage(link, language),
      ask[language],
    ],
  }
}

function agreedBefore({ data }: ChangeEvent, language: Language): string {
  const { currency, totalMinor } = data.before as { currency?: Currency; totalMinor?: number }
  return currency && totalMinor ? formatPrice(toMajor(totalMinor, currency), currency, language) : ""
}

export function changedForStaffText(booking: Booking, event: ChangeEvent): MailText {
  return {
    subject: subjectWithReference("Changed by the guest", "Khách thay đổi", booking),
    heading: { en: "Changed by the guest", vi: "Khách thay đổi đặt chỗ" },
    paragraphs: (language) => [
      whatGuestChanged(booking, event, language),
      ...agreement(booking, language),
      ...before(event, language),
      guest(booking, language),
      ...requests(booking, language),
    ],
  }
}

function whatGuestChanged(booking: Booking, event: ChangeEvent, language: Language): string {
  const fields = changedFields(event, language)
  if (fields) return language === "vi" ? `Khách đã cập nhật: ${fields}.` : `The guest changed: ${fields}.`
  if (!awaitsConfirmation(booking, event))
    return language === "vi" ? "Khách đã đổi đặt chỗ." : "The guest moved the booking."
  return language === "vi"
    ? `Khách thay đổi đặt chỗ, cần xác nhận lại trước ${formatInstant(booking.answerBy, "vi")}.`
    : `The guest changed the booking, which waits for an answer by ${formatInstant(booking.answerBy, "en")}.`
}
