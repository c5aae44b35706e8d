import { createEvent, type DateTime, type EventAttributes } from "ics"
import { type Booking, placeOf } from "#features/bookings/booking.ts"
import { returnIn } from "#features/bookings/bookings.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import { withPrefix } from "#i18n/address.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { addDays, hanoiMoment } from "#lib/today.ts"
import type { CalendarPart } from "#server/mail/transport.server.ts"
import { spanOf } from "./booking-span.ts"
import { voucherTexts as words } from "./voucher-texts.ts"

const ZONE = "Asia/Ho_Chi_Minh"
/** RFC 5545 §3.1 */
const LINE_BYTES = 75
/** Vietnam has kept UTC+7 without summer time since 1975: one rule says it all. */
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

/** What a calendar needs to know beside the booking: whose it is, and where the site is. */
type Context = { settings: Settings; origin: string }

/**
 * A booking for the traveller's calendar. One UID for all its life: what changes replaces what was there. What is mailed
 * asks the calendar to enter, change or remove it; `PUBLISH` is for a file that somebody fetches.
 * @throws Error when a field cannot stand in a calendar
 */
export function calendarOf(
  booking: Booking,
  context: Context,
  method: CalendarPart["method"] = isOff(booking) ? "CANCEL" : "REQUEST",
): CalendarPart {
  const { error, value } = createEvent({ ...eventOf(booking, context), method })
  if (!value) throw error ?? new Error("The calendar entry could not be written.")
  return { method, content: inZone(value) }
}

/** Whether nobody is to come: it was cancelled, or the company called the departure off. */
const isOff = ({ status, calledOff }: Booking) => status === "cancelled" || calledOff !== null

const STATUSES: Partial<Record<Booking["status"], "TENTATIVE" | "CANCELLED">> = {
  pending: "TENTATIVE",
  cancelled: "CANCELLED",
}

function eventOf(booking: Booking, { settings, origin }: Context): EventAttributes {
  const { language, customerInfo, reference } = booking
  const status = isOff(booking) ? "cancelled" : booking.status
  const place = placeOf(booking)
  const link = `${origin}${language === "vi" ? withPrefix("/bookings") : "/bookings"}/${booking._id}`
  const organizer = settings.email || `bookings@${new URL(origin).hostname}`
  return {
    uid: `${booking._id}@bookings.ghe`,
    productId: "ghe/bookings",
    sequence: booking.calendarSequence,
    title: inLanguage(booking.product.name, language),
    description: [reference, ...wayBack(booking, language), settings.phone, link].filter(Boolean).join("\n"),
    url: link,
    ...(place && { location: inLanguage(place, language) }),
    ...timesOf(booking),
    status: STATUSES[status] ?? "CONFIRMED",
    busyStatus: status === "cancelled" ? "FREE" : "BUSY",
    organizer: { name: nameOf(inLanguage(settings.companyName, language)), email: organizer },
    attendees: [
      {
        ...{ email: customerInfo.email, name: nameOf(customerInfo.name || customerInfo.email) },
        ...{ rsvp: false, partstat: "ACCEPTED" },
      },
    ],
  }
}

/** One mailed entry is one event: the way back is told in that of the way there. */
function wayBack({ transferDetails }: Booking, language: Language): string[] {
  const back = transferDetails?.returnTrip
  return back ? [`${words.returnTrip[language]}: ${returnIn(back, language)}`] : []
}

/** A name stands between quotes: what would end them is left out. */
const nameOf = (text: string) => text.replace(/["\p{Cc}]/gu, " ").trim()

/** As Hanoi's clock shows them; `inZone` says whose clock it is. A day whose hour nobody knows is taken whole. */
function timesOf(booking: Booking): { start: DateTime; end: DateTime } {
  const { start, end } = spanOf(booking)
  if (booking.startTime === null)
    return { start: dayOf(booking.travelDate), end: dayOf(addDays(booking.travelDate, 1)) }
  return { start: hanoiStamp(start), end: hanoiStamp(end) }
}

const dayOf = (date: string) => date.split("-").map(Number) as [number, number, number]

function hanoiStamp(instant: Date): string {
  const { date, time } = hanoiMoment(instant)
  return `${date}T${time}00`.replace(/[-:]/g, "")
}

/** The library writes times without a zone, a quoted PARTSTAT that some calendars refuse, and no VTIMEZONE. */
function inZone(calendar: string): string {
  const lines = calendar
    .replace(/\r\n[ \t]/g, "")
    .replace(/^(DTSTART|DTEND):(\d{8}T\d{6})\r?$/gm, `$1;TZID=${ZONE}:$2\r`)
    .replace('PARTSTAT="ACCEPTED"', "PARTSTAT=ACCEPTED")
    .replace("BEGIN:VEVENT", `${TIMEZONE}BEGIN:VEVENT`)
    .split("\r\n")
  return lines.map(fold).join("\r\n")
}

/**
 * Lines of a calendar have at most so many bytes; the library counts characters, of which ours have up to three.
 */
function fold(line: string): string {
  let bytes = 0
  let folded = ""
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > LINE_BYTES) {
      folded += "\r\n "
      bytes = 1
    }
    folded += sign
    bytes += size
  }
  return folded
}
