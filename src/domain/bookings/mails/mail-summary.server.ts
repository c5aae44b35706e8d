import type { Booking } from "#domain/bookings/booking.ts"
import { messages } from "#domain/bookings/messages.ts"
import { findMeetingPoint } from "#domain/bookings/summary/booking-locations.ts"
import {
  describeFlight,
  describeItems,
  describeParty,
  describePickup,
  describeReturn,
  describeServices,
  nameTravelers,
} from "#domain/bookings/summary/booking-summary.ts"
import { summaryMessages as words } from "#domain/bookings/summary/summary-messages.ts"
import { common } from "#i18n/common-messages.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { inBoth, inLanguage, type Language } from "#i18n/localized.ts"
import { formatDongFirst, type Rated } from "#i18n/money/money-text.ts"
import { usualView, writeBoth, writeParts, writeShown } from "#i18n/money/shown-money.ts"
import { toMajor } from "#lib/money.ts"
import type { Block, Paragraph } from "#server/mail/mail-content.server.ts"
import { knownFacts } from "#server/mail/mail-template.server.ts"

const WORDS = {
  reference: { en: "Reference", vi: "Mã đặt chỗ" },
  tour: common.tour,
  transfer: { en: "Transfer", vi: "Xe đưa đón" },
  product: common.service,
  date: { en: "Date", vi: "Ngày đi" },
  day: { en: "Date", vi: "Ngày" },
  from: { en: "From", vi: "Điểm đi" },
  to: common.destination,
  pickup: { en: "Pick-up", vi: "Đón tại" },
  meetingPoint: common.meetingPoint,
  vehicle: { en: "Vehicle", vi: "Loại xe" },
  flight: common.flight,
  nameSign: { en: "Name on the sign", vi: "Tên trên bảng đón" },
  travelerList: common.travellerNames,
  services: { en: "On the way", vi: "Dịch vụ dọc đường" },
  choices: { en: "Chosen", vi: "Đã chọn" },
  returnTrip: { en: "Return trip", vi: "Chiều về" },
  travelers: common.travellers,
  quantity: common.quantity,
  extras: common.extras,
  total: { en: "Total", vi: "Tổng cộng" },
}
type Fact = [word: keyof typeof WORDS, value: string | null | undefined]

type Write<Amount, Text> = (amount: Amount, rated: Rated, language: Language) => Text
/** Formats totals, other amounts, and the parts of a total in minor units, for guests and for staff. */
type MoneyStyle = { total: Write<number, string>; amount: Write<number, string>; parts: Write<number[], string[]> }
export const FOR_GUEST: MoneyStyle = {
  total: (major, { currency, vndPerUsd }, language) => writeBoth(major, currency, usualView(language, vndPerUsd)),
  amount: (major, { currency, vndPerUsd }, language) => writeShown(major, currency, usualView(language, vndPerUsd)),
  parts: (minors, { currency, vndPerUsd }, language) => writeParts(minors, currency, usualView(language, vndPerUsd)),
}
export const FOR_STAFF: MoneyStyle = {
  total: formatDongFirst,
  amount: formatDongFirst,
  parts: (minors, rated, language) =>
    minors.map((minor) => formatDongFirst(toMajor(minor, rated.currency), rated, language)),
}

export function summary(booking: Booking, style = FOR_GUEST): Paragraph {
  return inBoth((language) => ({ facts: [...booked(booking, language), totalFact(booking, language, style)] }))
}

/** Summarises the booking with each line of its price. */
export function agreement(booking: Booking, style = FOR_GUEST): Paragraph[] {
  if (booking.totalPrice === 0 || booking.lines.length < 2) return [summary(booking, style)]
  return [
    inBoth((language) => ({ facts: booked(booking, language) })),
    inBoth((language) => sums(booking, language, style)),
  ]
}

function sums(booking: Booking, language: Language, style: MoneyStyle): Block {
  const { pricing } = booking
  const amounts = style.parts(
    booking.lines.map(({ totalMinor }) => totalMinor),
    pricing,
    language,
  )
  const lines = booking.lines.map(({ label, quantity }, nth) => {
    const name = quantity > 1 ? `${quantity} × ${label[language]}` : label[language]
    return [name, (amounts[nth] ?? "").replaceAll("-", "−")] as const
  })
  return { sums: lines, total: totalFact(booking, language, style) }
}

export function total({ totalPrice, pricing }: Booking, language: Language, style = FOR_GUEST): string {
  if (totalPrice === 0) return messages.contactForPrice[language]
  return style.total(pricing.total, pricing, language)
}

const totalFact = (booking: Booking, language: Language, style: MoneyStyle) =>
  [WORDS.total[language], total(booking, language, style)] as const

function booked(booking: Booking, language: Language) {
  const { tourDetails, transferDetails, productDetails } = booking
  const { extras = [] } = tourDetails ?? transferDetails ?? productDetails ?? {}
  const time = booking.startTime ? `, ${formatTime(booking.startTime, language)}` : ""
  return knownFacts(WORDS, language, [
    ["reference", booking.reference],
    [booking.productType, inLanguage(booking.product.name, language)],
    [productDetails ? "day" : "date", formatDate(booking.travelDate, language) + time],
    ...tripFacts(booking, language),
    productDetails?.quantity
      ? ["quantity", String(productDetails.quantity)]
      : ["travelers", describeParty(booking, language)],
    ["extras", describeItems(extras, language)],
  ]).concat(toCome(booking, language))
}

const toCome = ({ missing }: Booking, language: Language) =>
  missing.map((detail) => [words.missing[detail][language], words.toBeConfirmed[language]] as const)

function tripFacts(booking: Booking, language: Language): Fact[] {
  const { tourDetails, transferDetails: transfer, travelDate } = booking
  const pickup = (tourDetails ?? transfer)?.pickup
  const meetingPoint = findMeetingPoint(booking)
  return [
    ["from", transfer && inLanguage(transfer.from, language)],
    ["to", transfer && (transfer.dropoff?.place || inLanguage(transfer.to, language))],
    ["pickup", pickup && describePickup(pickup, language)],
    ["meetingPoint", meetingPoint && inLanguage(meetingPoint, language)],
    ["vehicle", transfer?.vehicle && inLanguage(transfer.vehicle, language)],
    ["flight", transfer?.flight && describeFlight(transfer.flight, travelDate, language)],
    ["nameSign", transfer?.nameSign],
    ["travelerList", nameTravelers(booking)],
    ["services", transfer && describeServices(transfer, language).join(", ")],
    ["choices", describeItems((tourDetails ?? transfer)?.choices ?? [], language)],
    ["returnTrip", transfer?.returnTrip && describeReturn(transfer.returnTrip, language)],
  ]
}
