import { createEvent, type DateTime, type EventAttributes } from "ics"
import type { Booking } from "#features/bookings/booking.ts"
import { findStartLocation } from "#features/bookings/summary/booking-locations.ts"
import { describeReturn } from "#features/bookings/summary/booking-summary.ts"
import type { Settings } from "#features/settings/settings.ts"
import { withPrefix } from "#i18n/address.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { addDays, hanoiMoment } from "#lib/today.ts"
import type { CalendarPart } from "#server/mail/transport.server.ts"
import { findSpan } from "./booking-span.ts"
import { voucherTexts as words } from "./voucher-texts.ts"

const ZONE = "Asia/Ho_Chi_Minh"
/** RFC 5545 §3.1. */
const LINE_BYTES = 75
/** Vietnam has had UTC+7 without daylight saving since 1975. */
const TIMEZONE = [
  "BEGIN:VTIMEZONE",
  `TZID:${ZONE}`,
  "BEGIN:STANDARD",
  "DTSTART:19750613T000000",
  "TZOFFSETFROM:+0800",
  "TZOFFSETTO:+0700",
  "TZNAME:+07",
  "END:STANDARD",
  "END:VTIMEZONE",
  "",
].join("\r\n")

type Context = { settings: Settings; origin: string }

/**
 * Returns the calendar event of a booking. The UID never changes, so updates replace the event. The default method is
 * for mails; `PUBLISH` is for downloads.
 * @throws Error if a field is invalid in a calendar
 */
export function buildCalendar(
  booking: Booking,
  context: Context,
  method: CalendarPart["method"] = isOff(booking) ? "CANCEL" : "REQUEST",
): CalendarPart {
  const { error, value } = createEvent({
    ...buildEvent(booking, context),
    ...(method !== "PUBLISH" && attendees(booking)),
    method,
  })
  if (!value) throw error ?? new Error("The calendar entry could not be written.")
  return { method, content: inZone(value) }
}

const isOff = ({ status, calledOff }: Booking) => status === "cancelled" || calledOff !== null

const STATUSES: Partial<Record<Booking["status"], "TENTATIVE" | "CANCELLED">> = {
  pending: "TENTATIVE",
  cancelled: "CANCELLED",
}

function buildEvent(booking: Booking, { settings, origin }: Context): EventAttributes {
  const { language, reference } = booking
  const status = isOff(booking) ? "cancelled" : booking.status
  const location = findStartLocation(booking)
  const link = `${origin}${language === "vi" ? withPrefix("/bookings") : "/bookings"}/${booking._id}`
  const organizer = settings.email || `bookings@${new URL(origin).hostname}`
  return {
    uid: `${booking._id}@bookings.ghe`,
    productId: "ghe/bookings",
    sequence: booking.calendarSequence,
    title: inLanguage(booking.product.name, language),
    description: [reference, ...describeReturnLeg(booking, language), settings.phone, link].filter(Boolean).join("\n"),
    url: link,
    ...(location && { location: inLanguage(location, language) }),
    ...eventTimes(booking),
    status: STATUSES[status] ?? "CONFIRMED",
    busyStatus: status === "cancelled" ? "FREE" : "BUSY",
    organizer: { name: cleanName(inLanguage(settings.companyName, language)), email: organizer },
  }
}

/** An invitation names its guest; a published event must not (RFC 5546 §3.2.1). */
function attendees({ customerInfo: { name, email } }: Booking): Pick<EventAttributes, "attendees"> {
  return email ? { attendees: [{ email, name: cleanName(name || email), rsvp: false, partstat: "ACCEPTED" }] } : {}
}

/** A mailed event can only be one, so the return leg goes into the description. */
function describeReturnLeg({ transferDetails }: Booking, language: Language): string[] {
  const back = transferDetails?.returnTrip
  return back ? [`${words.returnTrip[language]}: ${describeReturn(back, language)}`] : []
}

/** Quotes and control characters would break the parameter value. */
const cleanName = (text: string) => text.replace(/["\p{Cc}]/gu, " ").trim()

function eventTimes(booking: Booking): { start: DateTime; end: DateTime } {
  const { start, end } = findSpan(booking)
  if (booking.startTime === null)
    return { start: dateParts(booking.travelDate), end: dateParts(addDays(booking.travelDate, 1)) }
  return { start: hanoiStamp(start), end: hanoiStamp(end) }
}

const dateParts = (date: string) => date.split("-").map(Number) as [number, number, number]

function hanoiStamp(instant: Date): string {
  const { date, time } = hanoiMoment(instant)
  return `${date}T${time}00`.replace(/[-:]/g, "")
}

/** Adds the time zone and VTIMEZONE, and unquotes PARTSTAT, which some calendars reject. */
function inZone(calendar: string): string {
  const lines = calendar
    .replace(/\r\n[ \t]/g, "")
    .replace(/^(DTSTART|DTEND):(\d{8}T\d{6})\r?$/gm, `$1;TZID=${ZONE}:$2\r`)
    .replace('PARTSTAT="ACCEPTED"', "PARTSTAT=ACCEPTED")
    .replace("BEGIN:VEVENT", `${TIMEZONE}BEGIN:VEVENT`)
    .split("\r\n")
  return lines.map(fold).join("\r\n")
}

/** Folds by bytes. The library counts characters, but Vietnamese ones have up to three bytes. */
function fold(line: string): string {
  let bytes = 0
  let folded = ""
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES) {
      folded += "\r\n "
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
