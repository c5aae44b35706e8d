import { sql } from "drizzle-orm"
import { toMajor } from "#lib/money.ts"
import { db, gap, statement } from "#server/database.server.ts"
import type { Booking } from "./booking.ts"
import { customerOf, departureOf, partyOf, presentBooking } from "./booking-presenter.server.ts"
import { bookings } from "./bookings.table.server.ts"
import type { Party } from "./quote.ts"

/** What of a booking is for staff alone. */
type StaffPart = { staffNote: string; userId: string | null; updatedAt: string }

/** A booking as staff see it. */
export type DeskBooking = Booking & StaffPart

/** A booking in a list of the staff: who, what, when, for how much, and what there is to be done about it. */
export type DeskRow = Pick<
  Booking,
  | "_id"
  | "reference"
  | "status"
  | "productType"
  | "productId"
  | "product"
  | "travelDate"
  | "startTime"
  | "departure"
  | "travelers"
  | "party"
  | "totalPrice"
  | "priceChanged"
  | "customerInfo"
  | "specialRequests"
  | "language"
  | "answerBy"
  | "calledOff"
  | "cancelledBy"
  | "version"
  | "createdAt"
> &
  StaffPart & { pricing: Pick<Booking["pricing"], "currency" | "total"> }

/** Bookings by their ids, in the order of these. */
export async function showBookings(ids: string[]): Promise<DeskBooking[]> {
  const build = () => db.select().from(bookings).where(named())
  const rows = await statement("desk bookings", build).execute({ ids })
  return inOrder(ids, rows.map(present))
}

/** The same, of each only what a list shows: the rest, which is most of it, is not even read. */
export async function showRows(ids: string[]): Promise<DeskRow[]> {
  const rows = await statement("desk rows", selectShown).execute({ ids })
  return inOrder(ids, rows.map(presentRow))
}

const named = () => sql`${bookings.id} = any(${gap("ids")}::uuid[])`

function inOrder<View extends { _id: string }>(ids: string[], views: View[]): View[] {
  const byId = new Map(views.map((view) => [view._id, view]))
  return ids.map((id) => byId.get(id)).filter((view) => view !== undefined)
}

function present(row: typeof bookings.$inferSelect): DeskBooking {
  const { staffNote, userId, updatedAt } = row
  return { ...presentBooking(row), staffNote, userId, updatedAt: updatedAt.toISOString() }
}

type Shown = Awaited<ReturnType<typeof selectShown>>[number]
const selectShown = () => db.select(shown).from(bookings).where(named())

const detail = <Name extends keyof Booking["product"]>(name: Name) =>
  sql<Booking["product"][Name]>`${bookings.details} -> ${sql.raw(`'${name}'`)}`

const shown = {
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
  priceChanged: bookings.priceChanged,
  customerName: bookings.customerName,
  customerEmail: bookings.customerEmail,
  customerPhone: bookings.customerPhone,
  countryCode: bookings.countryCode,
  specialRequests: bookings.specialRequests,
  language: bookings.language,
  answerBy: bookings.answerBy,
  calledOffReason: bookings.calledOffReason,
  cancelledBy: bookings.cancelledBy,
  version: bookings.version,
  createdAt: bookings.createdAt,
  staffNote: bookings.staffNote,
  userId: bookings.userId,
  updatedAt: bookings.updatedAt,
}

/** Each field by itself: to spread rows of so many is slow (0.2 ms for twenty). */
function presentRow(row: Shown): DeskRow {
  return {
    _id: row.id,
    reference: row.reference,
    status: row.status,
    productId: row.productId,
    productType: row.productType,
    product: { name: row.name, slug: row.slug, image: row.image },
    travelDate: row.travelDate,
    startTime: row.startTime,
    departure: departureOf(row),
    travelers: row.travelers,
    party: row.party ?? partyOf(row),
    totalPrice: row.totalVnd,
    pricing: { currency: row.currency, total: toMajor(row.totalMinor, row.currency) },
    priceChanged: row.priceChanged,
    customerInfo: customerOf(row),
    specialRequests: row.specialRequests,
    language: row.language,
    answerBy: row.answerBy.toISOString(),
    calledOff: row.calledOffReason === null ? null : { reason: row.calledOffReason },
    cancelledBy: row.cancelledBy,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    staffNote: row.staffNote,
    userId: row.userId,
    updatedAt: row.updatedAt.toISOString(),
  }
}
