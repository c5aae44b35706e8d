import { asc, eq } from "drizzle-orm"
import { findUser } from "#features/account/account.server.ts"
import type { User } from "#features/account/account.ts"
import { bookingPayments, type bookings } from "#features/bookings/bookings.table.server.ts"
import { recordEvent } from "#features/bookings/history.server.ts"
import { findBookingRow, lockBooking } from "#features/bookings/lifecycle/change-status.server.ts"
import { toMajor } from "#lib/money.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import type { Ledger, PaymentRequest } from "./payments.schema.ts"

type BookingRow = typeof bookings.$inferSelect

/** Returns the payments and refunds of a booking, oldest first, and the balance. @throws notFound */
export async function findLedger(user: User, idOrReference: string): Promise<Ledger> {
  return readLedger(await findBookingRow({ user, tokens: [] }, idOrReference), db)
}

/**
 * Records a payment or refund. Lines never change: a mistake is corrected by its opposite. Repeating a key is safe.
 * @throws notFound; conflict IDEMPOTENCY_IN_FLIGHT
 */
export async function recordPayment(
  user: User,
  idOrReference: string,
  payment: PaymentRequest,
  idempotencyKey?: string,
): Promise<Ledger> {
  const record = async (transaction: Database) => {
    const row = await lockBooking({ user, tokens: [] }, idOrReference, transaction)
    const { amount: amountMinor, ...rest } = payment
    await transaction
      .insert(bookingPayments)
      .values({ ...rest, amountMinor, bookingId: row.id, currency: row.currency, recordedBy: user._id })
    const actor = { side: "staff", id: user._id } as const
    const after = { amountMinor, currency: row.currency, method: payment.method, paidOn: payment.paidOn }
    await recordEvent(row.id, actor, { kind: payment.kind, before: {}, after }, transaction)
    return readLedger(row, transaction)
  }
  if (idempotencyKey === undefined) return transact(record)
  return (await once(idempotencyKey, { idOrReference, ...payment, userId: user._id }, record)).answer
}

async function readLedger({ id, currency, totalMinor }: BookingRow, database: Database): Promise<Ledger> {
  const rows = await database
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, id))
    .orderBy(asc(bookingPayments.createdAt), asc(bookingPayments.id))
  const names = new Map<string, string>()
  for (const userId of new Set(rows.map(({ recordedBy }) => recordedBy))) {
    const user = userId === null ? undefined : await findUser(userId, database)
    if (user) names.set(user._id, user.name)
  }
  // Payments in another currency, from before an agreed price, do not count.
  const paidMinor = rows
    .filter((row) => row.currency === currency)
    .reduce((sum, { kind, amountMinor }) => sum + (kind === "payment" ? amountMinor : -amountMinor), 0)
  return {
    payments: rows.map((row) => ({
      _id: row.id,
      kind: row.kind,
      amount: toMajor(row.amountMinor, row.currency),
      method: row.method,
      paidOn: row.paidOn,
      note: row.note,
      recordedBy: row.recordedBy === null ? null : (names.get(row.recordedBy) ?? null),
      createdAt: row.createdAt.toISOString(),
    })),
    currency,
    paid: toMajor(paidMinor, currency),
    balance: toMajor(totalMinor - paidMinor, currency),
  }
}
