import { awaitsChoice, type StaffBooking } from "#domain/bookings/booking.ts"
import { saysHowToPay } from "#domain/bookings/payment-plan/says-how-to-pay.ts"
import { payToText } from "#domain/bookings/payments/pay-to-facts.ts"
import {
  findDestination,
  findReadyTime,
  findStartLocation,
  formatNameSign,
  startsAtMeetingPoint,
} from "#domain/bookings/summary/booking-locations.ts"
import { listMissing } from "#domain/bookings/summary/booking-summary.ts"
import { factMessages } from "#domain/bookings/summary/fact-messages.ts"
import { paymentFacts } from "#domain/bookings/summary/payment-words.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import { usualView, writeBoth, writeBothKept } from "#i18n/money/shown-money.ts"
import { withCommas } from "#lib/text/join-parts.ts"

export type Reader = "guest" | "driver" | "guide"

/** Returns a message about a booking with its facts filled in. Drivers and guides read Vietnamese. */
export function readyText(
  booking: StaffBooking,
  reader: Reader,
  guestLanguage: Language,
  howToPay?: LocalizedContent,
): string {
  const language = reader === "guest" ? guestLanguage : "vi"
  const facts = factsOf(booking, language)
  if (awaitsChoice(booking) || booking.status === "cancelled")
    return reader === "guest" ? goneText(booking, language) : noPickupText(booking, facts)
  return reader === "guest" ? guestText(booking, facts, language, howToPay) : crewText(booking, facts, reader)
}

type TextFacts = {
  product: string
  when: string
  readyFrom: string
  from: string
  isMeeting: boolean
  to: string
  flight: string
  people: string
}

function factsOf(booking: StaffBooking, language: Language): TextFacts {
  const { travelDate, startTime, party, transferDetails } = booking
  const readyTime = findReadyTime(booking)
  const start = findStartLocation(booking)
  const destination = findDestination(booking)
  const flight = transferDetails?.flight
  return {
    product: inLanguage(booking.product.name, language),
    when: withCommas(startTime, formatDate(travelDate, language, "short")),
    readyFrom: readyTime ? `${factMessages.readyFrom[language]}: ${formatTime(readyTime, language)}` : "",
    from: start ? inLanguage(start, language) : "",
    isMeeting: startsAtMeetingPoint(booking),
    to: transferDetails && destination ? inLanguage(destination, language) : "",
    flight: flight ? [flight.number, flight.time].filter(Boolean).join(" ") : "",
    people: formatParty(party, language),
  }
}

/** Joins the lines that have something to say. */
const lines = (...all: (string | false | null | undefined)[]) => all.filter(Boolean).join("\n")

function guestText(booking: StaffBooking, facts: TextFacts, language: Language, howToPay?: LocalizedContent): string {
  const { reference, customerInfo } = booking
  const money = moneyLines(booking, language, howToPay)
  const missing = listMissing(booking, language)
  if (language === "vi")
    return lines(
      greeting(customerInfo.name, language),
      `Đặt chỗ ${reference}: ${facts.product}`,
      `Thời gian: ${facts.when} (giờ Việt Nam)`,
      facts.readyFrom,
      facts.from && `${facts.isMeeting ? "Điểm hẹn" : "Điểm đón"}: ${facts.from}`,
      facts.to && `Điểm đến: ${facts.to}`,
      `Số khách: ${facts.people}`,
      ...money,
      missing && `Xin quý khách cho biết thêm: ${missing}.`,
      "Quý khách cần thay đổi gì, xin nhắn lại cho chúng tôi ở đây.",
    )
  return lines(
    greeting(customerInfo.name, language),
    `Your booking ${reference}: ${facts.product}`,
    `When: ${facts.when} (Vietnam time)`,
    facts.readyFrom,
    facts.from && `${facts.isMeeting ? "Meeting point" : "Pick-up"}: ${facts.from}`,
    facts.to && `To: ${facts.to}`,
    `Travellers: ${facts.people}`,
    ...money,
    missing && `We still need from you: ${missing}.`,
    "If anything changes, just answer here.",
  )
}

/** Says what is paid and what is left, by when and how to pay it, as the guest's page does. */
function moneyLines(booking: StaffBooking, language: Language, howToPay?: LocalizedContent) {
  const { pricing, status, paid, paidOther, balance, balanceOther } = booking
  const { total, currency, vndPerUsd } = pricing
  if (total === 0) return []
  const view = usualView(language, vndPerUsd)
  const kept = (own: number, other: number) => writeBothKept({ own, other }, currency, view)
  const text = TEXTS[language]
  const planned = balance > 0 ? paymentFacts(booking, language).map(([title, said]) => `${title}: ${said}`) : []
  const isPlanned = planned.length > 0
  return [
    `${text.total}: ${writeBoth(total, currency, view)}`,
    ...planned,
    !isPlanned && paid > 0 && `${text.paid}: ${kept(paid, paidOther)}`,
    !isPlanned && balance > 0 && paid > 0 && `${text.toPay}: ${kept(balance, balanceOther)}`,
    balance === 0 && text.settled,
    balance < 0 && `${text.toRefund}: ${kept(-balance, -balanceOther)}`,
    balance > 0 && status === "confirmed" && howToPay && saysHowToPay(booking) && inLanguage(howToPay, language),
    payToText(booking.payTo ?? [], language),
  ]
}

const TEXTS: Record<Language, Record<"total" | "paid" | "toPay" | "settled" | "toRefund", string>> = {
  en: {
    total: "Total",
    paid: "Paid so far",
    toPay: "Still to pay",
    settled: "Everything is paid.",
    toRefund: "We owe you",
  },
  vi: {
    total: "Tổng tiền",
    paid: "Đã thanh toán",
    toPay: "Còn phải trả",
    settled: "Quý khách đã thanh toán đủ.",
    toRefund: "Chúng tôi sẽ hoàn lại quý khách",
  },
}

/** Says what the driver or the guide collects. */
function collectText({ pricing, balance, balanceOther, paid, paidOther }: StaffBooking): string {
  const { total, currency, vndPerUsd } = pricing
  const dongFirst = (own: number, other: number) => writeBothKept({ own, other }, currency, usualView("vi", vndPerUsd))
  if (total === 0) return "Tiền: chưa có giá, hỏi văn phòng trước khi thu."
  if (balance <= 0) return "Tiền: khách đã trả đủ, không thu thêm."
  return lines(
    `Thu của khách: ${dongFirst(balance, balanceOther)}`,
    paid > 0 && `Khách đã trả: ${dongFirst(paid, paidOther)}`,
  )
}

/** Says that a trip does not take place, without its time and place. */
function goneText(
  { reference, customerInfo, calledOff, status, travelDate, product }: StaffBooking,
  language: Language,
) {
  const trip = { reference, name: customerInfo.name, product: product.name, date: travelDate }
  if (status !== "cancelled") return calledOffText({ ...trip, reason: calledOff?.reason ?? "" }, language)
  const what = `${inLanguage(product.name, language)}, ${formatDate(travelDate, language, "short")} (${reference})`
  return language === "vi"
    ? lines(greeting(trip.name, language), `Đặt chỗ đã hủy: ${what}.`, "Quý khách cần gì thêm, xin nhắn lại ở đây.")
    : lines(greeting(trip.name, language), `Your booking is cancelled: ${what}.`, "Any questions? Just answer here.")
}

type CalledOffTrip = {
  reference: string
  name: string
  product: LocalizedContent
  date: string
  /** In the guest's language; may be empty. */
  reason: string
}

/** Returns what a guest who has no email address reads or hears when the company cancels their departure. */
export function calledOffText({ reference, name, product, date, reason }: CalledOffTrip, language: Language): string {
  const day = formatDate(date, language, "short")
  if (language === "vi")
    return lines(
      greeting(name, language),
      `Rất tiếc, chúng tôi phải hủy chuyến ${inLanguage(product, language)} ngày ${day} (${reference}).`,
      reason && `Lý do: ${reason}`,
      "Quý khách có thể đổi sang ngày khác miễn phí, hoặc hủy và được hoàn lại toàn bộ số tiền đã trả. Quý khách chọn cách nào ạ?",
    )
  return lines(
    greeting(name, language),
    `We are sorry: we have to cancel ${inLanguage(product, language)} on ${day} (${reference}).`,
    reason && `Reason: ${reason}`,
    "You can move to another date at no charge, or cancel and get back everything you have paid. Which would you like?",
  )
}

function noPickupText({ reference, travelDate, startTime }: StaffBooking, { product }: TextFacts) {
  const day = withCommas(formatDate(travelDate, "vi", "short"), startTime)
  return lines(`${reference} · ${product}`, `Chuyến ngày ${day} ĐÃ HỦY. Không đón khách.`)
}

function greeting(name: string, language: Language): string {
  return language === "vi" ? `Chào ${name || "quý khách"},` : `Hello ${name || "there"},`
}

/** Writes the text for a driver or a guide. */
function crewText(booking: StaffBooking, facts: TextFacts, reader: "driver" | "guide"): string {
  const { reference, customerInfo, language, specialRequests, transferDetails } = booking
  const bags = transferDetails?.largeBags
  const missing = listMissing(booking, "vi")
  const isDriver = reader === "driver"
  return lines(
    `${reference} · ${facts.product}`,
    `Giờ: ${facts.when}`,
    facts.readyFrom && `Khách ${facts.readyFrom.toLowerCase()}`,
    facts.from && `${facts.isMeeting ? "Điểm hẹn" : "Đón"}: ${facts.from}`,
    facts.to && `Trả: ${facts.to}`,
    facts.flight && `Chuyến bay: ${facts.flight}`,
    isDriver && `Bảng tên: ${formatNameSign(booking)}`,
    `Khách: ${withCommas(customerInfo.name, customerInfo.phone)}`,
    `Số khách: ${facts.people}${isDriver && bags ? `, ${bags} vali lớn` : ""}`,
    collectText(booking),
    language === "en" && "Khách nói tiếng Anh.",
    missing && `Chưa có: ${missing}. Văn phòng sẽ báo lại.`,
    specialRequests && `Khách dặn: ${specialRequests}`,
  )
}
