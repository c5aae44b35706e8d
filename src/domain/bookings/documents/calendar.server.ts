import { type Alarm, createEvents, type DurationObject, type EventAttributes } from "ics"
import type { Booking } from "#domain/bookings/booking.ts"
import { findReadyTime, findStartLocation } from "#domain/bookings/summary/booking-locations.ts"
import { describeReturn } from "#domain/bookings/summary/booking-summary.ts"
import { factMessages } from "#domain/bookings/summary/fact-messages.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { withPrefix } from "#i18n/address.ts"
import { formatTime } from "#i18n/format.ts"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import { addDays, hanoiInstant, hanoiMoment } from "#lib/today.ts"
import type { CalendarPart } from "#server/mail/transport.server.ts"
import { findSpan } from "./booking-span.ts"

const ZONE = "Asia/Ho_Chi_Minh"
/** RFC 5545 §3.1. */
const LINE_BYTES = 75
const MINUTE_MS = 60_000
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
 * Returns the calendar of a booking. The UIDs never change, so updates replace the events. The default method is for
 * mails, whose invitation can only be one event; `PUBLISH` is for downloads, which have the way back as a second one.
 * @throws Error if a field is invalid in a calendar
 */
export function buildCalendar(
  booking: Booking,
  context: Context,
  method: CalendarPart["method"] = isOff(booking) ? "CANCEL" : "REQUEST",
): CalendarPart {
  const event = buildEvent(booking, context)
  const events = method === "PUBLISH" ? [event, ...returnEvents(booking, event)] : [{ ...event, ...attendees(booking) }]
  const { error, value } = createEvents(events.map((one) => ({ ...one, method })))
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
    description: [reference, ...describePickup(booking), ...describeReturnLeg(booking, language), settings.phone, link]
      .filter(Boolean)
      .join("\n"),
    url: link,
    ...(location && { location: inLanguage(location, language) }),
    ...eventTimes(booking.travelDate, booking.startTime, spanFromPickup(booking)),
    ...(status !== "cancelled" && { alarms: alarms(booking.startTime, inLanguage(booking.product.name, language)) }),
    status: STATUSES[status] ?? "CONFIRMED",
    busyStatus: status === "cancelled" ? "FREE" : "BUSY",
    organizer: { name: cleanName(inLanguage(settings.companyName, language)), email: organizer },
  }
}

/** Guests who are picked up have to be ready before the tour starts. */
function spanFromPickup(booking: Booking): ReturnType<typeof findSpan> {
  const span = findSpan(booking)
  const readyTime = findReadyTime(booking)
  const pickup = readyTime ? hanoiInstant(booking.travelDate, readyTime) : span.start
  return { ...span, start: pickup < span.start ? pickup : span.start }
}

function describePickup(booking: Booking): string[] {
  const { startTime, language } = booking
  const time = findReadyTime(booking)
  if (!time || !startTime) return []
  const line = (label: Localized, at: string) => `${label[language]}: ${formatTime(at, language)}`
  return [line(factMessages.readyFrom, time), line(factMessages.start, startTime)]
}

/** An invitation names its guest; a published event must not (RFC 5546 §3.2.1). */
function attendees({ customerInfo: { name, email } }: Booking): Pick<EventAttributes, "attendees"> {
  return email ? { attendees: [{ email, name: cleanName(name || email), rsvp: false, partstat: "ACCEPTED" }] } : {}
}

/** Returns the way back as an event of its own. */
function returnEvents({ _id, language, transferDetails }: Booking, event: EventAttributes): EventAttributes[] {
  const back = transferDetails?.returnTrip
  if (!transferDetails || !back) return []
  const { travelDate, startTime } = back
  const title = `${factMessages.returnTrip[language]}: ${event.title}`
  const start = hanoiInstant(travelDate, startTime ?? "00:00")
  const end = new Date(start.getTime() + (transferDetails.duration || 60) * MINUTE_MS)
  const { location: _there, alarms: _before, ...same } = event
  return [
    {
      ...same,
      uid: `${_id}-return@bookings.ghe`,
      title,
      location: inLanguage(transferDetails.to, language),
      ...eventTimes(travelDate, startTime, { start, end }),
      ...(event.alarms && { alarms: alarms(startTime, title) }),
    } as EventAttributes,
  ]
}

/** Reminds a day and two hours before, or at noon of the day before when the start is unknown. */
function alarms(startTime: string | null, description: string): Alarm[] {
  const remind = (trigger: DurationObject): Alarm => ({ action: "display", description, trigger })
  if (startTime === null) return [remind({ hours: 12, before: true })]
  return [remind({ hours: 24, before: true }), remind({ hours: 2, before: true })]
}

/** Mails have it in the description only. */
function describeReturnLeg({ transferDetails }: Booking, language: Language): string[] {
  const back = transferDetails?.returnTrip
  return back ? [`${factMessages.returnTrip[language]}: ${describeReturn(back, language)}`] : []
}

/** Quotes and control characters would break the parameter value. */
const cleanName = (text: string) => text.replace(/["\p{Cc}]/gu, " ").trim()

function eventTimes(date: string, startTime: string | null, { start, end }: { start: Date; end: Date }) {
  if (startTime === null) return { start: dateParts(date), end: dateParts(addDays(date, 1)) }
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
