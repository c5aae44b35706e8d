import { pick } from "#lib/data/pick.ts"
import type { LineRow } from "./cash-book.server.ts"

/** Returns what the cash book and the list of collected cash say alike of a payment. */
export function presentLine({ payment, booking }: LineRow, names: Map<string, string>) {
  return {
    _id: payment.id,
    bookingId: booking.id,
    reference: booking.reference,
    guest: booking.customerName,
    product: booking.details.name,
    ...pick(payment, "paidOn", "currency", "collectedBy", "note"),
    vndPerUsd: payment.fxRate,
    recordedBy: names.get(payment.recordedBy ?? "") ?? null,
  }
}
