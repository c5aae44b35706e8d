import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import type { Actor } from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { messages } from "#domain/bookings/messages.ts"
import { orderWithin, type QuoteRequest, type TransferRequest } from "#domain/bookings/quote/order.schema.ts"
import { limitsForGroup, STAFF_LIMITS } from "#domain/bookings/quote/order-limits.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { invalid } from "#server/errors.server.ts"
import { parse } from "#server/http/validation.server.ts"
import { DECISIONS, type MoveOrder } from "../changes.schema.ts"
import { mergeParty } from "./moved-party.server.ts"

/** Returns the fields of the order alone, without what staff decide beside it. */
export const orderOf = (change: MoveOrder): Record<string, unknown> =>
  Object.fromEntries(Object.entries(change).filter(([name]) => !DECISIONS.some((decision) => decision === name)))

/** @throws invalid if a guest sends what only staff decide */
export function refuseToGuests({ side }: Actor, change: Record<string, unknown>, fields: readonly string[]): void {
  const sent = side === "staff" ? [] : fields.filter((field) => change[field] !== undefined)
  if (sent.length) throw invalid(sent.map((field) => ({ field, message: statusMessages.staffOnly })))
}

/** Returns true if the order differs from the booked one. @throws invalid for another product */
export function isOrderChanged(row: BookingRow, change: MoveOrder): boolean {
  const order = orderOf(change)
  checkSameProduct(row, order)
  return changedOrder(row, mergeOrder(row, order)).length > 0
}

function changedOrder(row: BookingRow, order: Record<string, unknown>): string[] {
  const old = bookedOrder(row)
  const names = new Set([...Object.keys(order), ...Object.keys(old)])
  const isOther = (name: string) =>
    name === "departureId"
      ? order[name] !== undefined && order[name] !== row.departureId
      : !isEqual(order[name], old[name])
  return [...names].filter(isOther)
}

const TIMES = ["pickupTime", "flightTime", "nightOf"]
const DETAILS = [...TIMES, "flightNumber", "timeLater", "pickup", "dropoff", "nameSign", "travelerList", "returnTrip"]

/**
 * Returns which details a change touches, if it touches only those that guests may send later: flight, times, addresses
 * and names. Only times can change the price.
 */
export function touchedDetails(row: BookingRow, order: QuoteRequest): "texts" | "times" | undefined {
  const [old, next] = [row.asked as Partial<TransferRequest>, order as Partial<TransferRequest>]
  const changed = changedOrder(row, order)
  const isSameTrip =
    changed.every((name) => DETAILS.includes(name)) &&
    old.pickup?.zone === next.pickup?.zone &&
    old.returnTrip?.travelDate === next.returnTrip?.travelDate &&
    // A sign may have a price, another name on it has none.
    Boolean(old.nameSign) === Boolean(next.nameSign)
  if (!isSameTrip) return undefined
  const hasOtherTimes = (before: object = {}, after: object = {}) =>
    TIMES.some((name) => (before as Record<string, unknown>)[name] !== (after as Record<string, unknown>)[name])
  return hasOtherTimes(old, next) || hasOtherTimes(old.returnTrip, next.returnTrip) ? "times" : "texts"
}

function checkSameProduct(row: BookingRow, order: MoveOrder): void {
  const isOther = (field: "productId" | "productType") =>
    order[field] !== undefined && String(order[field]).toLowerCase() !== row[field]
  const errors = (["productId", "productType"] as const).filter(isOther)
  if (errors.length) throw invalid(errors.map((field) => ({ field, message: statusMessages.otherProduct })))
}

const forStaff = orderWithin(STAFF_LIMITS)

/**
 * A group that staff booked keeps its size, but its guests can't enlarge it. Known names stay until the guest sends
 * new ones.
 * @throws invalid
 */
export function buildMovedOrder(row: BookingRow, { side }: Actor, order: MoveOrder): QuoteRequest {
  checkSameProduct(row, order)
  const schema = side === "staff" ? forStaff : orderWithin(limitsForGroup(row.travelers, "groupFixed"))
  const { travelerList, ...rest } = mergeOrder(row, order)
  if (order.travelerList !== undefined) return parse(schema, { ...rest, travelerList }, messages)
  return { ...parse(schema, rest, messages), ...(travelerList !== undefined && { travelerList }) } as QuoteRequest
}

export const bookedExtraIds = ({ asked }: BookingRow): string[] =>
  "extras" in asked ? (asked.extras ?? []).map(({ productId }) => productId.toLowerCase()) : []

const bookedOrder = (row: BookingRow) => row.asked as Record<string, unknown>

/** A new date resets departure and night, unless given too. Null removes a field. */
function mergeOrder(row: BookingRow, order: MoveOrder): Record<string, unknown> {
  const { travelDate, party } = order
  const old = bookedOrder(row)
  const isOtherDate = travelDate !== undefined && travelDate !== old.travelDate
  const merged = {
    ...old,
    departureId: isOtherDate ? undefined : (row.departureId ?? undefined),
    ...(isOtherDate && { nightOf: undefined }),
    ...(party !== undefined && { travelers: countPeople(party) ?? row.travelers }),
    ...order,
    party: mergeParty(row, order),
    pickup: mergeFields(old.pickup, order.pickup),
    returnTrip: mergeFields(old.returnTrip, order.returnTrip),
    productId: row.productId,
    productType: row.productType,
  }
  return withoutEmpty(merged)
}

/** Merges a pick-up or return leg field by field. A new date resets the night. */
function mergeFields(old: unknown, sent: unknown): unknown {
  if (sent === undefined) return old
  if (!isObject(old) || !isObject(sent)) return sent
  const isOtherDate = sent.travelDate !== undefined && sent.travelDate !== old.travelDate
  return withoutEmpty({ ...old, ...(isOtherDate && { nightOf: undefined }), ...sent })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const withoutEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))

function countPeople(party: unknown): number | undefined {
  const { adults, children } = (party ?? {}) as Record<string, unknown>
  return typeof adults === "number" && typeof children === "number" ? adults + children : undefined
}
