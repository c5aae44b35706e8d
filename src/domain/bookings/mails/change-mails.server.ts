import type { Booking } from "#domain/bookings/booking.ts"
import { namesOfChanged } from "#domain/bookings/event-messages.ts"
import type { ChangeEvent } from "#domain/bookings/history.server.ts"
import { formatDate, formatInstant, formatTime, plural } from "#i18n/format.ts"
import { inBoth, type Localized } from "#i18n/localized.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import { firstCharacters } from "#lib/text/graphemes.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { type MailText, NAMELESS } from "#server/mail/mail-template.server.ts"
import {
  attachmentsNote,
  cancellationNote,
  greeting,
  guest,
  manage,
  missingNote,
  requests,
  subjectWithReference,
  WORDS,
} from "./mail-parts.server.ts"
import { agreement, FOR_GUEST, FOR_STAFF, total } from "./mail-summary.server.ts"

function changedFields({ data }: ChangeEvent): Localized | undefined {
  const named = namesOfChanged(data)
  return named.length ? inBoth((language) => named.map((words) => words[language]).join(", ")) : undefined
}

function before({ kind, data }: ChangeEvent, { pricing }: Booking, style = FOR_GUEST): Localized[] {
  if (kind !== "moved") return []
  const { travelDate, startTime, returnDate, returnTime, travelers, currency, totalMinor } = data.before as Record<
    string,
    unknown
  >
  if (typeof travelDate !== "string") return []
  const money = currency as Currency
  const people: Localized = {
    en: `${travelers} ${plural(Number(travelers), "en", "traveller", "travellers")}`,
    vi: `${travelers} khách`,
  }
  const was = inBoth((language) => {
    const moment = (date: string, time: unknown) =>
      formatDate(date, language) + (typeof time === "string" ? `, ${formatTime(time, language)}` : "")
    const back = typeof returnDate === "string" && BACK[language] + moment(returnDate, returnTime)
    const rated = { ...pricing, currency: money }
    const amount = Number(totalMinor) > 0 ? style.amount(toMajor(Number(totalMinor), money), rated, language) : ""
    return withDots(moment(travelDate, startTime), back, people[language], amount)
  })
  return [{ en: `Before: ${was.en}.`, vi: `Trước đó: ${was.vi}.` }]
}

const BACK: Localized = { en: "back ", vi: "về " }

const awaitsConfirmation = ({ status }: Booking, { kind }: ChangeEvent) => kind === "moved" && status === "pending"

export function changedText(booking: Booking, link: string, event: ChangeEvent): MailText {
  if (event.kind === "priced") return pricedText(booking, link, event)
  return {
    subject: subjectWithReference({ en: "Booking changed", vi: "Đã thay đổi" }, booking),
    heading: { en: "Your booking has changed", vi: "Đặt chỗ đã thay đổi" },
    paragraphs: [
      greeting(booking),
      whatChanged(event),
      ...agreement(booking),
      ...missingNote(booking),
      ...before(event, booking),
      ...unconfirmed(booking),
      ...waiting(booking, event),
      ...(booking.documents.voucher ? [attachmentsNote(booking)] : []),
      ...cancellationNote(booking),
      manage(link),
      WORDS.notYou,
    ],
  }
}

function whatChanged(event: ChangeEvent): Localized {
  const fields = changedFields(event)
  if (!fields)
    return {
      en: "Your booking has been changed. Here's how it looks now.",
      vi: "Đặt chỗ của quý khách đã được đổi như sau.",
    }
  return {
    en: `These details of your booking have changed: ${fields.en}.`,
    vi: `Đặt chỗ của quý khách đã được cập nhật: ${fields.vi}.`,
  }
}

function waiting(booking: Booking, event: ChangeEvent): Localized[] {
  if (!awaitsConfirmation(booking, event)) return []
  return [
    {
      en: `We'll check the change and get back to you by ${formatInstant(booking.answerBy, "en")} (Hanoi time).`,
      vi: `Chúng tôi sẽ kiểm tra thay đổi này và trả lời quý khách trước ${formatInstant(booking.answerBy, "vi")} (giờ Hà Nội).`,
    },
  ]
}

/** Masks an unconfirmed address, which might be a stranger's. */
function masked(email: string): string {
  const [name = "", domain = ""] = email.split("@")
  return `${firstCharacters(name, 1)}•••@${firstCharacters(domain, 1)}•••`
}

function unconfirmed({ pendingEmail }: Booking): Localized[] {
  if (pendingEmail === null) return []
  const address = masked(pendingEmail)
  return [
    {
      en: `We've sent a link to the new email address (${address}). Until it is confirmed there, our emails keep coming to this one.`,
      vi: `Địa chỉ email mới (${address}) có hiệu lực khi được xác nhận qua liên kết chúng tôi đã gửi đến đó; đến lúc đó, email vẫn được gửi đến địa chỉ này.`,
    },
  ]
}

/** Mail to the previous address. It reveals nothing of later changes. */
export function formerAddressText({ reference, customerInfo }: Booking): MailText {
  const address = masked(customerInfo.email)
  return {
    subject: {
      en: `New email address for booking ${reference}`,
      vi: `Đã đổi địa chỉ email của đặt chỗ ${reference}`,
    },
    heading: { en: "The email address has changed", vi: "Địa chỉ email đã thay đổi" },
    paragraphs: [
      NAMELESS,
      {
        en: `The email address for booking ${reference} has been changed to ${address}. From now on, our emails about it go there.`,
        vi: `Địa chỉ email của đặt chỗ ${reference} đã được đổi thành ${address}. Từ nay email về đặt chỗ được gửi đến địa chỉ đó.`,
      },
      WORDS.notYou,
    ],
  }
}

export function alsoChanged(event: ChangeEvent): Localized[] {
  const fields = changedFields(event)
  return fields ? [{ en: `Also changed: ${fields.en}.`, vi: `Những mục cũng đã được cập nhật: ${fields.vi}.` }] : []
}

function pricedText(booking: Booking, link: string, event: ChangeEvent): MailText {
  return {
    subject: subjectWithReference({ en: "Price of your booking", vi: "Giá đặt chỗ" }, booking),
    heading: { en: "The price of your booking", vi: "Giá đặt chỗ của quý khách" },
    paragraphs: [
      greeting(booking),
      agreedPrice(booking, event),
      ...agreement(booking),
      ...alsoChanged(event),
      ...unconfirmed(booking),
      ...cancellationNote(booking),
      ...(booking.documents.voucher ? [attachmentsNote(booking)] : []),
      manage(link),
      {
        en: "If this isn't what we agreed, please reply to this email.",
        vi: "Nếu giá này không đúng như đã thống nhất, xin quý khách trả lời email này.",
      },
    ],
  }
}

function agreedPrice(booking: Booking, { data }: ChangeEvent): Localized {
  const { currency, totalMinor } = data.before as { currency?: Currency; totalMinor?: number }
  const agreed = inBoth((language) => total(booking, language))
  const was = inBoth((language) =>
    currency && totalMinor
      ? FOR_GUEST.total(toMajor(totalMinor, currency), { ...booking.pricing, currency }, language)
      : "",
  )
  return {
    en: `The price of your booking is ${agreed.en}${was.en && ` (before: ${was.en})`}. It includes:`,
    vi: `Giá cho đặt chỗ của quý khách là ${agreed.vi}${was.vi && ` (trước đó: ${was.vi})`}. Giá đã bao gồm:`,
  }
}

export function changedForStaffText(booking: Booking, event: ChangeEvent): MailText {
  return {
    subject: subjectWithReference({ en: "Changed by the guest", vi: "Khách thay đổi" }, booking),
    heading: { en: "Changed by the guest", vi: "Khách thay đổi đặt chỗ" },
    paragraphs: [
      whatGuestChanged(booking, event),
      ...agreement(booking, FOR_STAFF),
      ...before(event, booking, FOR_STAFF),
      guest(booking),
      ...requests(booking),
    ],
  }
}

function whatGuestChanged(booking: Booking, event: ChangeEvent): Localized {
  const fields = changedFields(event)
  if (fields) return { en: `The guest changed: ${fields.en}.`, vi: `Khách đã cập nhật: ${fields.vi}.` }
  if (!awaitsConfirmation(booking, event)) return { en: "The guest moved the booking.", vi: "Khách đã đổi đặt chỗ." }
  return {
    en: `The guest changed the booking. Please answer by ${formatInstant(booking.answerBy, "en")}.`,
    vi: `Khách thay đổi đặt chỗ, cần xác nhận lại trước ${formatInstant(booking.answerBy, "vi")}.`,
  }
}
