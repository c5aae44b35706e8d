import { asc, eq } from "drizzle-orm"
import { findUser } from "#domain/account/account.server.ts"
import type { User } from "#domain/account/account.ts"
import { findBookingRow, lockBooking } from "#domain/bookings/bookings.server.ts"
import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { pick } from "#lib/data/pick.ts"
import { otherCurrency, toMajor } from "#lib/money.ts"
import { may } from "#lib/roles.ts"
import { hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, forbidden, notFound } from "#server/errors.server.ts"
import { createHook } from "#server/hook.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { addUp, countedMinor, netPaid, standingLines } from "./ledger.ts"
import { paymentMessages } from "./messages.ts"
import { queueUndoneMail } from "./paid-mail.server.ts"
import type { Ledger, PaymentRequest } from "./payments.schema.ts"
import { insertLines, type PaymentRow, type Recorder, recordLine } from "./record-lines.server.ts"

/** Returns the payments and refunds of a booking, oldest first, and the balance. @throws notFound */
export async function findLedger(user: User, idOrReference: string): Promise<Ledger> {
  return readLedger(await findBookingRow({ user, tokens: [] }, idOrReference), db)
}

/**
 * Records a payment or refund. Lines never change: a wrong one is reversed. Repeating a key is safe.
 * @throws notFound; forbidden if somebody of sales refunds; invalid for a refund beyond what was paid; conflict
 * CURRENCY_DIFFERS if the booking is in another currency and no rate is given, ABOVE_BALANCE if more is paid than is owed
 * without `aboveBalance`, IDEMPOTENCY_IN_FLIGHT
 */
export async function recordPayment(
  user: User,
  idOrReference: string,
  payment: PaymentRequest,
  idempotencyKey?: string,
): Promise<Ledger> {
  if (payment.kind === "refund" && !may(user, "accounts")) throw forbidden(paymentMessages.refundsByAccounts)
  const settings = await findSettings()
  const record = async (transaction: Database) => {
    const row = await lockBooking({ user, tokens: [] }, idOrReference, transaction)
    await recordLine({ row, payment }, { by: user, settings, transaction })
    return readLedger(row, transaction)
  }
  return (await once(idempotencyKey, { idOrReference, ...payment, userId: user._id }, record)).answer
}

/**
 * Takes a wrong line back by its opposite at the same rate, once. The reason is the note of the opposite.
 * @throws notFound; conflict ALREADY_REVERSED; REFUND_FOLLOWS for a payment that was given back since
 */
export async function reversePayment(
  user: User,
  idOrReference: string,
  paymentId: string,
  reason: string,
): Promise<Ledger> {
  return transact(async (transaction) => {
    const row = await lockBooking({ user, tokens: [] }, idOrReference, transaction)
    await reverseLocked(row, [paymentId], reason, user, transaction)
    return readLedger(row, transaction)
  })
}

/** Returns whether a payment came from a bank transaction. Reversing it then counts on the bank's day and tells the guest. */
export const bankLines = createHook<(paymentId: string, transaction: Database) => Promise<boolean>>("bankLines")

/**
 * Reverses lines of a booking that the transaction holds. Lines of bank transactions are reversed on the bank's day, so
 * that its sums stay right, and the guest is told once. Others are reversed today. @throws as `reversePayment`
 */
export async function reverseLocked(
  row: BookingRow,
  paymentIds: string[],
  reason: string,
  by: Recorder["by"],
  transaction: Database,
): Promise<void> {
  let isToldOf = false
  for (const paymentId of paymentIds) {
    const isOfBank = isUuid(paymentId) && (await bankLines.one()(paymentId, transaction))
    const { kind } = await reverseLine(row, paymentId, { reason, isOfBank, by }, transaction)
    isToldOf ||= isOfBank && kind === "payment"
  }
  if (isToldOf) await queueUndoneMail(row, transaction)
}

type Reversal = { reason: string; isOfBank: boolean; by: Recorder["by"] }

async function reverseLine(
  row: BookingRow,
  paymentId: string,
  { reason, isOfBank, by }: Reversal,
  transaction: Database,
): Promise<PaymentRow> {
  const lines = await findLines(row.id, transaction)
  const wrong = isUuid(paymentId) ? lines.find(({ id }) => id === paymentId) : undefined
  if (!wrong) throw notFound("Payment")
  if (wrong.reverses) throw conflict("ALREADY_REVERSED", paymentMessages.isReversal)
  if (lines.some(({ reverses }) => reverses === wrong.id))
    throw conflict("ALREADY_REVERSED", paymentMessages.alreadyReversed)
  const { paidMinor } = netPaid(
    row,
    standingLines(lines).filter(({ id }) => id !== wrong.id),
  )
  if (wrong.kind === "payment" && paidMinor < 0) throw conflict("REFUND_FOLLOWS", paymentMessages.refundFollows)
  const amount = pick(wrong, "amountMinor", "currency", "fxRate", "method", "account", "collectedBy")
  const kind = wrong.kind === "payment" ? "refund" : "payment"
  const paidOn = isOfBank ? wrong.paidOn : hanoiDate()
  const line = { ...amount, kind, paidOn, note: reason, reverses: wrong.id } as const
  await insertLines([{ bookingId: row.id, line }], by, transaction)
  return wrong
}

/** Returns the payments and refunds of a booking as they are stored, oldest first. Check access before. */
export function findLines(bookingId: string, database: Database): Promise<PaymentRow[]> {
  return database
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, bookingId))
    .orderBy(asc(bookingPayments.createdAt), asc(bookingPayments.id))
}

async function readLedger(booking: BookingRow, database: Database): Promise<Ledger> {
  const { id, currency } = booking
  const rows = await findLines(id, database)
  const names = new Map<string, string>()
  for (const userId of new Set(rows.map(({ recordedBy }) => recordedBy))) {
    const user = userId === null ? undefined : await findUser(userId, database)
    if (user) names.set(user._id, user.name)
  }
  const reversed = new Set(rows.map(({ reverses }) => reverses))
  const { due, paid, refunded, balance, isOtherExact } = addUp(booking, standingLines(rows))
  const other = otherCurrency(currency)
  return {
    payments: rows.map((row) => ({
      _id: row.id,
      ...pick(row, "kind", "currency", "method", "paidOn", "note", "account", "collectedBy", "reverses"),
      amount: toMajor(row.amountMinor, row.currency),
      vndPerUsd: row.fxRate,
      counted: toMajor(countedMinor(row, currency), currency),
      isReversed: reversed.has(row.id),
      recordedBy: row.recordedBy === null ? null : (names.get(row.recordedBy) ?? null),
      createdAt: row.createdAt.toISOString(),
    })),
    currency,
    due: toMajor(due, currency),
    paid: toMajor(paid.own, currency),
    paidOther: toMajor(paid.other, other),
    refunded: toMajor(refunded.own, currency),
    refundedOther: toMajor(refunded.other, other),
    balance: toMajor(balance.own, currency),
    balanceOther: toMajor(balance.other, other),
    isOtherExact,
  }
}
