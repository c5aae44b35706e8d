import type { Booking } from "#features/bookings/booking.ts"
import { findBookingByReference } from "#features/bookings/bookings.server.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import { notFound } from "#server/errors.server.ts"
import type { Attachment, CalendarPart } from "#server/mail/transport.server.ts"
import type { Verification } from "./document.ts"

/** The voucher of a booking as a file. What draws it is loaded when the first is asked for. */
export async function makeVoucher(booking: Booking, origin: string): Promise<Attachment> {
  const settings = await findSettings()
  const { drawVoucher } = await import("./voucher.server.ts")
  const content = await withContentLock(() => drawVoucher(booking, { settings, origin }))
  return { filename: `voucher-${booking.reference}.pdf`, contentType: "application/pdf", content }
}

let last: Promise<unknown> = Promise.resolve()

/** Drawing keeps the process busy for a part of a second: one at a time, so that requests get their turn between. */
function withContentLock<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(() => new Promise((resume) => setImmediate(resume))).then(work)
  last = turn.catch(() => {})
  return turn
}

/** The entry of a booking for the traveller's calendar, to be mailed, or as a file to fetch (`PUBLISH`). */
export async function makeCalendar(booking: Booking, origin: string, method?: "PUBLISH"): Promise<CalendarPart> {
  const { calendarOf } = await import("./calendar.server.ts")
  return calendarOf(booking, { settings: await findSettings(), origin }, method)
}

/**
 * What a voucher's code confirms to whoever scans it: product, date and state, and nothing of a person.
 * @throws notFound
 */
export async function verifyReference(typed: string): Promise<Verification> {
  const booking = await findBookingByReference(typed)
  if (!booking) throw notFound("Booking")
  const { reference, status, productType, travelDate, startTime, product } = booking
  const calledOff = booking.calledOff !== null
  return { reference, status, productType, product: product.name, travelDate, startTime, calledOff }
}
