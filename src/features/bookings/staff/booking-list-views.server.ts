import { sql } from "drizzle-orm"
import { balanceMinor } from "#features/bookings/balance.ts"
import type { Booking } from "#features/bookings/booking.ts"
import { presentCustomer, presentDeparture, presentParty } from "#features/bookings/booking-presenter.server.ts"
import { bookings } from "#features/bookings/bookings.table.server.ts"
import { missingDetails, type TransferParts } from "#features/bookings/missing-details.ts"
import type { Party } from "#features/bookings/quote/types.ts"
import { toMajor } from "#lib/money.ts"
import type { StaffBookingRow } from "./staff-booking.ts"

type Trip = TransferParts
type Details = Booking["product"] & Trip

const detail = <Name extends keyof Details>(name: Name) =>
  sql<Details[Name]>`${bookings.details} -> ${sql.raw(`'${name}'`)}`

export const rowColumns = {
  id: bookings.id,
  reference: bookings.reference,
  status: bookings.status,
  productId: bookings.productId,
  productType: bookings.productType,
  name: detail("name"),
  slug: detail("slug"),
  image: detail("image"),
  travelDate: bookings.travelDate,
  startTime: bookings.startTime,
  departureId: bookings.departureId,
  travelers: bookings.travelers,
  children: bookings.children,
  party: sql<Party | null>`${bookings.asked} -> 'party'`,
  totalVnd: bookings.totalVnd,
  totalMinor: bookings.totalMinor,
  currency: bookings.currency,
  fxRate: bookings.fxRate,
  cancellation: bookings.cancellation,
  paidMinor: bookings.paidMinor,
  source: bookings.source,
  priceChanged: bookings.priceChanged,
  customerName: bookings.customerName,
  customerEmail: bookings.customerEmail,
  customerPhone: bookings.customerPhone,
  countryCode: bookings.countryCode,
  trip: sql<Trip>`jsonb_build_object('airportEnd', ${detail("airportEnd")}, 'vehicleType', ${detail("vehicleType")},
    'pickup', ${detail("pickup")}, 'meetingPoint', ${detail("meetingPoint")}, 'dropoff', ${detail("dropoff")},
    'flight', ${detail("flight")}, 'returnTrip', ${detail("returnTrip")},
    'needsTravelers', ${detail("needsTravelers")}, 'travelerList', ${detail("travelerList")})`,
  specialRequests: bookings.specialRequests,
  language: bookings.language,
  answerBy: bookings.answerBy,
  calledOffReason: bookings.calledOffReason,
  cancelledBy: bookings.cancelledBy,
  holdsPlaces: bookings.holdsPlaces,
  version: bookings.version,
  createdAt: bookings.createdAt,
  staffNote: bookings.staffNote,
  userId: bookings.userId,
  updatedAt: bookings.updatedAt,
}

type Row = Omit<typeof bookings.$inferSelect, "details" | "asked"> &
  Booking["product"] & { party: Party | null; trip: Trip }

export function presentRow(row: Pick<Row, keyof typeof rowColumns>): StaffBookingRow {
  return {
    _id: row.id,
    reference: row.reference,
    status: row.status,
    productId: row.productId,
    productType: row.productType,
    product: { name: row.name, slug: row.slug, image: row.image },
    travelDate: row.travelDate,
    startTime: row.startTime,
    departure: presentDeparture(row),
    travelers: row.travelers,
    party: row.party ?? presentParty(row),
    totalPrice: row.totalVnd,
    pricing: { currency: row.currency, total: toMajor(row.totalMinor, row.currency), vndPerUsd: row.fxRate },
    priceChanged: row.priceChanged,
    balance: toMajor(balanceMinor(row), row.currency),
    source: row.source,
    customerInfo: presentCustomer(row),
    missing: missingDetails({
      ...row,
      tourDetails: row.productType === "tour" ? row.trip : null,
      transferDetails: row.productType === "transfer" ? row.trip : null,
    }),
    specialRequests: row.specialRequests,
    language: row.language,
    answerBy: row.answerBy.toISOString(),
    calledOff: row.calledOffReason === null ? null : { reason: row.calledOffReason },
    cancelledBy: row.cancelledBy,
    placesHeld: row.holdsPlaces,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    staffNote: row.staffNote,
    userId: row.userId,
    updatedAt: row.updatedAt.toISOString(),
  }
}
