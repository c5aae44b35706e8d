import { paidInDong } from "#domain/bookings/balance.ts"
import { type StaffBooking, stateOf } from "#domain/bookings/booking.ts"
import type { BookingListing } from "#domain/bookings/staff/booking-list.schema.ts"
import { listAllBookings } from "#domain/bookings/staff/booking-list.server.ts"
import { findDestination, findPickupPlace, findPickupTime } from "#domain/bookings/summary/booking-locations.ts"
import { describeFlights } from "#domain/bookings/summary/booking-summary.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Words } from "#i18n/words.ts"
import { hanoiDate, hanoiMoment } from "#lib/today.ts"
import { checkSize, type SheetColumn, spreadsheetFile } from "#server/documents/spreadsheet.server.ts"
import { fileNames } from "../messages.ts"

const ROWS_AT_ONCE = 200

/** Returns the bookings that a list shows as a spreadsheet, in its order. @throws TOO_LARGE */
export async function bookingSheet(listing: BookingListing, words: Words): Promise<Response> {
  const columns = columnsIn(words)
  const rows = await readAll(listing, (count) => checkSize(count, columns))
  return spreadsheetFile(`${fileNames.bookings[words.language]}-${hanoiDate()}`, rows, { columns })
}

async function readAll(listing: BookingListing, check: (count: number) => void): Promise<StaffBooking[]> {
  const rows = new Map<string, StaffBooking>()
  for (let page = 1; ; page++) {
    const { bookings } = await listAllBookings({ ...listing, page, limit: ROWS_AT_ONCE })
    for (const booking of bookings) rows.set(booking._id, booking)
    check(rows.size)
    if (bookings.length < ROWS_AT_ONCE) return [...rows.values()]
  }
}

function columnsIn({ translate, localized, language }: Words): SheetColumn<StaffBooking>[] {
  const place = (text: LocalizedContent | null) => text && localized(text)
  const columns: [field: string, width: number, cell: SheetColumn<StaffBooking>["cell"]][] = [
    ["reference", 18, ({ reference }) => reference],
    ["status", 14, (row) => translate(`bookings.status.${stateOf(row)}`)],
    ["productType", 12, ({ productType }) => translate(`bookings.types.${productType}`)],
    ["product", 34, ({ product }) => localized(product.name)],
    ["travelDate", 12, ({ travelDate }) => ({ day: travelDate })],
    ["startTime", 8, ({ startTime }) => startTime],
    ["travelers", 9, ({ travelers }) => travelers],
    ["customer", 24, ({ customerInfo }) => customerInfo.name],
    ["phone", 18, ({ customerInfo }) => customerInfo.phone],
    ["email", 28, ({ customerInfo }) => customerInfo.email],
    ["pickupTime", 8, findPickupTime],
    ["pickup", 30, (row) => place(findPickupPlace(row))],
    ["dropoff", 30, (row) => place(findDestination(row))],
    ["flight", 24, (row) => describeFlights(row, language)],
    ["totalVnd", 14, ({ totalPrice }) => totalPrice],
    ["paidVnd", 14, (booking) => paidInDong({ ...booking, ...booking.pricing })],
    ["balanceVnd", 14, ({ balanceVnd }) => balanceVnd],
    ["total", 12, ({ pricing }) => pricing.total],
    ["paid", 12, ({ paid }) => paid],
    ["balance", 12, ({ balance }) => balance],
    ["currency", 9, ({ pricing }) => pricing.currency],
    ["language", 12, ({ language }) => translate(`bookings.languages.${language}`)],
    ["source", 16, ({ source }) => translate(`bookings.sources.${source}`)],
    ["channel", 14, ({ channel }) => translate(`bookings.channels.${channel}`)],
    ["createdAt", 17, ({ createdAt }) => momentText(createdAt)],
    ["specialRequests", 34, ({ specialRequests }) => specialRequests],
    ["staffNote", 28, ({ staffNote }) => staffNote],
    [
      "cancellationCause",
      24,
      (row) => (row.status === "cancelled" ? translate(`bookings.causes.${row.cancellationCause ?? "unsaid"}`) : null),
    ],
  ]
  return columns.map(([field, width, cell]) => ({ name: translate(`bookings.fields.${field}`), width, cell }))
}

export function momentText(instant: string): string {
  const { date, time } = hanoiMoment(new Date(instant))
  return `${date} ${time}`
}
