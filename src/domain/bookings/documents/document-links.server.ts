import type { Booking } from "#domain/bookings/booking.ts"
import { findBookingById } from "#domain/bookings/bookings.server.ts"
import { vietQrOf, withPayTo } from "#domain/bookings/payments/pay-to.server.ts"
import { isSealed, sealer } from "#server/database/site-secret.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { DocumentLinks } from "./document.ts"

const KIND = "document"
const HOUR_MS = 3_600_000

/**
 * Returns the addresses of a booking's documents that open without a header, as links, in-app browsers and download
 * managers need. They end after one to two hours, or when the booking changes.
 */
export async function linkDocuments(booking: Booking): Promise<DocumentLinks> {
  const { version, documents } = booking
  const seal = await sealer(KIND)
  // The same address for an hour, so that a page that is refreshed keeps its links.
  const expires = (Math.floor(Date.now() / HOUR_MS) + 2) * HOUR_MS
  const { payTo, payToAll } = await withPayTo(booking)
  const link = (address: string | null = null) => {
    const [path = "", query] = address?.split("?") ?? []
    return address && `${path}?${query ? `${query}&` : ""}token=${seal(sealedValue(path, version), expires)}`
  }
  return {
    calendar: link(documents.calendar),
    voucher: link(documents.voucher),
    vietQr: link(vietQrOf(payTo)?.picture),
    vietQrAll: link(vietQrOf(payToAll)?.picture),
  }
}

/** Returns the booking whose document a sealed address opens. @throws notFound for every other address */
export async function findLinkedBooking(path: string, id: string, token: string): Promise<Booking> {
  const booking = isUuid(id) ? await findBookingById(id) : undefined
  if (!booking || !(await isSealed(token, KIND, sealedValue(path, booking.version)))) throw notFound("Booking")
  return booking
}

const sealedValue = (path: string, version: number) => `${path} ${version}`
