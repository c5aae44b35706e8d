import { and, asc, eq, gte, lte } from "drizzle-orm"
import { namesOfUsers } from "#domain/account/account.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { db } from "#server/database/database.server.ts"

export type DatedPayment = Awaited<ReturnType<typeof listPaymentsOfDays>>[number]

/** Returns the payments, refunds and counter-entries of some days, the oldest first, at most `limit`. */
export async function listPaymentsOfDays({ from, to }: { from: string; to: string }, limit: number) {
  const rows = await db
    .select({ payment: bookingPayments, reference: bookings.reference, guest: bookings.customerName })
    .from(bookingPayments)
    .innerJoin(bookings, eq(bookings.id, bookingPayments.bookingId))
    .where(and(gte(bookingPayments.paidOn, from), lte(bookingPayments.paidOn, to)))
    .orderBy(asc(bookingPayments.paidOn), asc(bookingPayments.createdAt), asc(bookingPayments.id))
    .limit(limit)
  const names = await namesOfUsers(rows.map(({ payment }) => payment.recordedBy ?? ""))
  return rows.map((row) => ({ ...row, recordedBy: names.get(row.payment.recordedBy ?? "") ?? "" }))
}
