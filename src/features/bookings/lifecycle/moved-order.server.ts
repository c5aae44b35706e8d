import { isDeepStrictEqual } from "node:util"
import { messages } from "#features/bookings/messages.ts"
import { orderRequest, type QuoteRequest } from "#features/bookings/quote/order.schema.ts"
import { statusMessages } from "#features/bookings/status-messages.ts"
import { invalid } from "#server/errors.server.ts"
import { parse } from "#server/http/validation.server.ts"
import type { BookingRow } from "./change-status.server.ts"
import type { MoveOrder } from "./changes.schema.ts"

/** Returns true if the order differs from the booked one. @throws invalid for another product */
export function isOrderChanged(row: BookingRow, { chargeLateFee: _ofStaff, ...order }: MoveOrder): boolean {
  checkSameProduct(row, order)
  const merged = mergeOrder(row, order)
  const names = new Set([...Object.keys(merged), ...Object.keys(row.asked)])
  names.delete("departureId")
  const isOtherDeparture = merged.departureId !== undefined && merged.departureId !== row.departureId
  return isOtherDeparture || [...names].some((name) => !isDeepStrictEqual(merged[name], bookedOrder(row)[name]))
}

function checkSameProduct(row: BookingRow, order: MoveOrder): void {
  const isOther = (field: "productId" | "productType") =>
    order[field] !== undefined && String(order[field]).toLowerCase() !== row[field]
  const errors = (["productId", "productType"] as const).filter(isOther)
  if (errors.length) throw invalid(errors.map((field) => ({ field, message: statusMessages.otherProduct })))
}

/** @throws invalid */
export function buildMovedOrder(row: BookingRow, order: MoveOrder): QuoteRequest {
  checkSameProduct(row, order)
  return parse(orderRequest, mergeOrder(row, order), messages)
}

const bookedOrder = (row: BookingRow) => row.asked as Record<string, unknown>

/** A new date resets departure and night, a new number of travelers resets the party, unless they are given too. */
function mergeOrder(row: BookingRow, order: MoveOrder): Record<string, unknown> {
  const { travelDate, travelers, party } = order
  const old = bookedOrder(row)
  const isOtherDate = travelDate !== undefined && travelDate !== old.travelDate
  const merged = {
    ...old,
    departureId: isOtherDate ? undefined : (row.departureId ?? undefined),
    ...(isOtherDate && { nightOf: undefined }),
    ...(travelers !== undefined && travelers !== row.travelers && { party: undefined }),
    ...(party !== undefined && { travelers: countPeople(party) ?? row.travelers }),
    ...order,
    productId: row.productId,
    productType: row.productType,
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined && value !== null))
}

function countPeople(party: unknown): number | undefined {
  const { adults, children } = (party ?? {}) as Record<string, unknown>
  return typeof adults === "number" && typeof children === "number" ? adults + children : undefined
}
