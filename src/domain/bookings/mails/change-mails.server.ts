import type { Booking } from "#domain/bookings/booking.ts"
import { namesOfChanged } from "#domain/bookings/event-messages.ts"
import type { ChangeEvent } from "#domain/bookings/history.server.ts"
import { mailKind, staffMailKind } from "#domain/bookings/lifecycle/notify.server.ts"
import { formatDate, formatInstant, formatTime, plural } from "#i18n/format.ts"
import { inBoth, type Localized } from "#i18n/localized.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import { firstCharacters } from "#lib/text/graphemes.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { GREETING, NAMELESS } from "#server/mail/mail-template.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"
import {
  ANSWER_BY,
  aboutTrip,
  answerByField,
  attachmentsNote,
  BOOKING_FIELDS,
  bookingFields,
  cancellationNote,
  guest,
  manage,
  missingNote,
  payToNote,
  planNote,
  requests,
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

const CHANGES = { changes: { en: "What was changed", vi: "Những mục đã thay đổi" } }

export const CHANGED = declareMail({
  kind: mailKind("changed"),
  fields: { ...BOOKING_FIELDS, ...CHANGES },
  texts: {
    subject: aboutTrip({ en: "Booking changed", vi: "Đã thay đổi" }),
    heading: { en: "Your booking has changed", vi: "Đặt chỗ đã thay đổi" },
    greeting: GREETING,
    opening: {
      en: "These details of your booking have changed: {{changes}}.",
      vi: "Đặt chỗ của quý khách đã được cập nhật: {{changes}}.",
      unfilled: {
        en: "Your booking has been changed. Here's how it looks now.",
        vi: "Đặt chỗ của quý khách đã được đổi như sau.",
      },
    },
    ignore: WORDS.notYou,
  },
})

export function changedText(booking: Booking, link: string, event: ChangeEvent): WordedMail {
  if (event.kind === "priced") return pricedText(booking, link, event)
  const fields = { ...bookingFields(booking), changes: changedFields(event) ?? "" }
  return writeMail(CHANGED, fields, ({ greeting, opening, ignore }) => [
    greeting,
    opening,
    ...agreement(booking),
    ...missingNote(booking),
    ...before(event, booking),
    ...unconfirmed(booking),
    ...waiting(booking, event),
    ...(booking.documents.voucher ? [attachmentsNote(booking)] : []),
    ...planNote(booking),
    ...payToNote(booking),
    ...cancellationNote(booking),
    manage(link),
    ignore,
  ])
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
export const FORMER_ADDRESS = declareMail({
  kind: "booking-former-address",
  fields: {
    reference: BOOKING_FIELDS.reference,
    newEmail: { en: "The new address, masked", vi: "Địa chỉ mới, đã che bớt" },
  },
  texts: {
    subject: {
      en: "New email address for booking {{reference}}",
      vi: "Đã đổi địa chỉ email của đặt chỗ {{reference}}",
    },
    heading: { en: "The email address has changed", vi: "Địa chỉ email đã thay đổi" },
    greeting: NAMELESS,
    opening: {
      en: "The email address for booking {{reference}} has been changed to {{newEmail}}. From now on, our emails about it go there.",
      vi: "Địa chỉ email của đặt chỗ {{reference}} đã được đổi thành {{newEmail}}. Từ nay email về đặt chỗ được gửi đến địa chỉ đó.",
    },
    ignore: WORDS.notYou,
  },
})

export function formerAddressText({ reference, customerInfo }: Booking): WordedMail {
  const fields = { reference, newEmail: masked(customerInfo.email) }
  return writeMail(FORMER_ADDRESS, fields, ({ greeting, opening, ignore }) => [greeting, opening, ignore])
}

export function alsoChanged(event: ChangeEvent): Localized[] {
  const fields = changedFields(event)
  return fields ? [{ en: `Also changed: ${fields.en}.`, vi: `Những mục cũng đã được cập nhật: ${fields.vi}.` }] : []
}

export const PRICED = declareMail({
  kind: "booking-priced",
  fields: {
    ...BOOKING_FIELDS,
    price: { en: "The agreed price", vi: "Giá đã thống nhất" },
    before: { en: "The price before, in brackets", vi: "Giá trước đó, trong ngoặc" },
  },
  texts: {
    subject: aboutTrip({ en: "Price of your booking", vi: "Giá đặt chỗ" }),
    heading: { en: "The price of your booking", vi: "Giá đặt chỗ của quý khách" },
    greeting: GREETING,
    opening: {
      en: "The price of your booking is {{price}} {{before}}. It includes:",
      vi: "Giá cho đặt chỗ của quý khách là {{price}} {{before}}. Giá đã bao gồm:",
    },
    closing: {
      en: "If this isn't what we agreed, please reply to this email.",
      vi: "Nếu giá này không đúng như đã thống nhất, xin quý khách trả lời email này.",
    },
  },
})

export function pricedText(booking: Booking, link: string, event: ChangeEvent): WordedMail {
  const fields = { ...bookingFields(booking), ...agreedPrice(booking, event) }
  return writeMail(PRICED, fields, ({ greeting, opening, closing }) => [
    greeting,
    opening,
    ...agreement(booking),
    ...alsoChanged(event),
    ...unconfirmed(booking),
    ...planNote(booking),
    ...payToNote(booking),
    ...cancellationNote(booking),
    ...(booking.documents.voucher ? [attachmentsNote(booking)] : []),
    manage(link),
    closing,
  ])
}

function agreedPrice(booking: Booking, { data }: ChangeEvent): Record<"price" | "before", Localized> {
  const { currency, totalMinor } = data.before as { currency?: Currency; totalMinor?: number }
  const was = inBoth((language) =>
    currency && totalMinor
      ? FOR_GUEST.total(toMajor(totalMinor, currency), { ...booking.pricing, currency }, language)
      : "",
  )
  return {
    price: inBoth((language) => total(booking, language)),
    before: { en: was.en && `(before: ${was.en})`, vi: was.vi && `(trước đó: ${was.vi})` },
  }
}

export const CHANGED_FOR_OFFICE = declareMail({
  kind: staffMailKind("changed"),
  fields: { ...BOOKING_FIELDS, ...ANSWER_BY, ...CHANGES },
  texts: {
    subject: aboutTrip({ en: "Changed by the guest", vi: "Khách thay đổi" }),
    heading: { en: "Changed by the guest", vi: "Khách thay đổi đặt chỗ" },
    fields: {
      name: { en: "If details were changed", vi: "Nếu khách sửa thông tin" },
      en: "The guest changed: {{changes}}.",
      vi: "Khách đã cập nhật: {{changes}}.",
    },
    moved: {
      name: { en: "If the booking was moved", vi: "Nếu khách đổi ngày" },
      en: "The guest moved the booking.",
      vi: "Khách đã đổi đặt chỗ.",
    },
    waiting: {
      name: { en: "If the change waits for an answer", vi: "Nếu thay đổi cần xác nhận" },
      en: "The guest changed the booking. Please answer by {{answerBy}}.",
      vi: "Khách thay đổi đặt chỗ, cần xác nhận lại trước {{answerBy}}.",
    },
  },
})

export function changedForStaffText(booking: Booking, event: ChangeEvent): WordedMail {
  const changes = changedFields(event)
  const fields = { ...bookingFields(booking), ...answerByField(booking), changes: changes ?? "" }
  return writeMail(CHANGED_FOR_OFFICE, fields, (texts) => [
    changes ? texts.fields : awaitsConfirmation(booking, event) ? texts.waiting : texts.moved,
    ...agreement(booking, FOR_STAFF),
    ...before(event, booking, FOR_STAFF),
    guest(booking),
    ...requests(booking),
  ])
}
