import { findDestination, findStartPlace, formatNameSign } from "#features/bookings/booking-places.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import type { StaffBooking } from "./staff-booking.ts"

export type Reader = "guest" | "driver" | "guide"

/** Returns a message about a booking for a guest, a driver or a guide, with its facts filled in. */
export function readyText(booking: StaffBooking, reader: Reader, language: Language): string {
  const facts = factsOf(booking, language)
  if (reader === "guest") return guestText(booking, facts, language)
  return crewText(booking, facts, reader, language)
}

type TextFacts = { product: string; when: string; from: string; to: string; flight: string; people: string }

function factsOf(booking: StaffBooking, language: Language): TextFacts {
  const { travelDate, startTime, party, transferDetails } = booking
  const place = findStartPlace(booking)
  const destination = findDestination(booking)
  const flight = transferDetails?.flight
  const children = language === "vi" ? `${party.children} trẻ em` : `${party.children} children`
  const adults = language === "vi" ? `${party.adults} người lớn` : `${party.adults} adults`
  return {
    product: inLanguage(booking.product.name, language),
    when: [startTime, formatDate(travelDate, language, "short")].filter(Boolean).join(", "),
    from: place ? inLanguage(place, language) : "",
    to: transferDetails && destination ? inLanguage(destination, language) : "",
    flight: flight ? [flight.number, flight.time].filter(Boolean).join(" ") : "",
    people: party.children ? `${adults}, ${children}` : adults,
  }
}

/** Joins the lines that have something to say. */
const lines = (...all: (string | false | null | undefined)[]) => all.filter(Boolean).join("\n")

function guestText({ reference, customerInfo, pricing }: StaffBooking, facts: TextFacts, language: Language): string {
  const total = pricing.total ? formatPrice(pricing.total, pricing.currency, language) : ""
  if (language === "vi")
    return lines(
      `Chào ${customerInfo.name || "quý khách"},`,
      `Đặt chỗ ${reference}: ${facts.product}`,
      `Thời gian: ${facts.when} (giờ Việt Nam)`,
      facts.from && `Điểm đón: ${facts.from}`,
      facts.to && `Điểm đến: ${facts.to}`,
      `Số khách: ${facts.people}`,
      total && `Tổng tiền: ${total}`,
      "Quý khách cần thay đổi gì, xin nhắn lại cho chúng tôi ở đây.",
    )
  return lines(
    `Hello ${customerInfo.name || "there"},`,
    `Your booking ${reference}: ${facts.product}`,
    `When: ${facts.when} (Vietnam time)`,
    facts.from && `Pick-up: ${facts.from}`,
    facts.to && `To: ${facts.to}`,
    `Travellers: ${facts.people}`,
    total && `Total: ${total}`,
    "If anything changes, just answer here.",
  )
}

function crewText(booking: StaffBooking, facts: TextFacts, reader: "driver" | "guide", language: Language): string {
  const { reference, customerInfo, specialRequests, transferDetails } = booking
  const bags = transferDetails?.largeBags
  const isDriver = reader === "driver"
  if (language === "vi")
    return lines(
      `${reference} · ${facts.product}`,
      `Giờ: ${facts.when}`,
      facts.from && `Đón: ${facts.from}`,
      facts.to && `Trả: ${facts.to}`,
      isDriver && facts.flight && `Chuyến bay: ${facts.flight}`,
      isDriver && `Bảng tên: ${formatNameSign(booking)}`,
      `Khách: ${customerInfo.name}, ${customerInfo.phone}`,
      `Số khách: ${facts.people}${isDriver && bags ? `, ${bags} vali lớn` : ""}`,
      specialRequests && `Ghi chú: ${specialRequests}`,
    )
  return lines(
    `${reference} · ${facts.product}`,
    `When: ${facts.when}`,
    facts.from && `Pick-up: ${facts.from}`,
    facts.to && `Drop-off: ${facts.to}`,
    isDriver && facts.flight && `Flight: ${facts.flight}`,
    isDriver && `Name sign: ${formatNameSign(booking)}`,
    `Guest: ${customerInfo.name}, ${customerInfo.phone}`,
    `Travellers: ${facts.people}${isDriver && bags ? `, ${bags} large bags` : ""}`,
    specialRequests && `Requests: ${specialRequests}`,
  )
}
