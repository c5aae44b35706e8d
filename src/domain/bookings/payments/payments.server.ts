import { asc, eq } from "drizzle-orm"
import { findUser } from "#domain/account/account.server.ts"
import type { User } from "#domain/account/account.ts"
import { isUnpriced } from "#domain/bookings/balance.ts"
import { findBookingRow, lockBooking } from "#domain/bookings/bookings.server.ts"
import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import { recordEvent, SYSTEM } from "#domain/bookings/history.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { accountKey } from "#domain/settings/bank-accounts/bank-account.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { formatPrice } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inBoth, type Localized } from "#i18n/localized.ts"
import type { BothKept } from "#i18n/money/shown-money.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { type Currency, otherCurrency, toMajor } from "#lib/money.ts"
import { may } from "#lib/roles.ts"
import { hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, forbidden, invalid, notFound } from "#server/errors.server.ts"
import { createHook } from "#server/hook.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { addUp, atBookedRate, type CountedLine, countedMinor, netPaid, standingLines } from "./ledger.ts"
import { paymentMessages } from "./messages.ts"
import { queueUndoneMail } from "./paid-mail.server.ts"
import type { Ledger, PaymentRequest } from "./payments.schema.ts"

export type PaymentRow = typeof bookingPayments.$inferSelect

/** Returns the payments and refunds of a booking, oldest first, and the balance. @throws notFound */
export async function findLedger(user: User, idOrReference: string): Promise<Ledger> {
  return readLedger(await findBookingRow({ user, tokens: [] }, idOrReference), db)
}

/**
 * Records a payment or refund. Lines never change: a wrong one is reversed. Repeating a key is safe.
 * @throws notFound; forbidden if somebody of sales refunds; invalid for a refund beyond what was paid; conflict CURRENCY_DIFFERS if the booking is in another
 * currency and no rate is given, ABOVE_BALANCE if more is paid than is owed without `aboveBalance`, IDEMPOTENCY_IN_FLIGHT
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
    await recordLocked(row, payment, user, settings, transaction)
    return readLedger(row, transaction)
  }
  return (await once(idempotencyKey, { idOrReference, ...payment, userId: user._id }, record)).answer
}

/** A colleague, or nobody for what the bank reported. */
type Recorder = Pick<User, "_id"> | undefined

/**
 * Records a payment or refund of a booking that the transaction holds. `path` is where the request has it.
 * @returns the id of the line
 * @throws as `recordPayment`
 */
export async function recordLocked(
  row: BookingRow,
  payment: PaymentRequest,
  by: Recorder,
  settings: Settings,
  transaction: Database,
  path = "",
): Promise<string> {
  const { amount: amountMinor, vndPerUsd, aboveBalance, ...rest } = payment
  if (rest.currency !== row.currency && vndPerUsd === undefined) throw currencyDiffers(row.currency)
  checkWhere(payment, settings, path)
  // Empty where somebody says that it is none of the company's.
  const account = payment.account ?? onlyAccount(payment, settings)
  const line = { ...rest, account, amountMinor, fxRate: vndPerUsd ?? settings.exchangeRate.vndPerUsd }
  const standing = standingLines(await findLines(row.id, transaction))
  if (payment.kind === "refund") checkPaid(row, line, standing, path)
  else if (!aboveBalance) checkBalance(row, line, standing, path)
  return insertLine(row, line, by, transaction)
}

/** Only cash is collected, and only other money goes through an account. @throws invalid */
function checkWhere(
  { kind, method, currency, account, collectedBy }: PaymentRequest,
  settings: Settings,
  path: string,
) {
  const { bankAccounts = [] } = settings
  const isAccount = bankAccounts.some((one) => one.currency === currency && accountKey(one) === account)
  if (account && (method === "cash" || !isAccount))
    throw invalid([{ field: `${path}account`, message: paymentMessages.accountUnknown }])
  if (collectedBy && (method !== "cash" || kind !== "payment"))
    throw invalid([{ field: `${path}collectedBy`, message: paymentMessages.collectedCash }])
}

/** Returns the account of a transfer of which nobody said it, if the company has only one in this currency. */
function onlyAccount({ method, currency }: PaymentRequest, { bankAccounts = [] }: Settings): string | undefined {
  const [only, another] = bankAccounts.filter((one) => one.currency === currency)
  return method === "transfer" && only && !another ? accountKey(only) : undefined
}

type NewLine = Omit<typeof bookingPayments.$inferInsert, "bookingId" | "recordedBy">

async function insertLine(row: BookingRow, line: NewLine, by: Recorder, transaction: Database): Promise<string> {
  const stored = { ...line, bookingId: row.id, recordedBy: by?._id ?? null }
  const { id } = firstOf(await transaction.insert(bookingPayments).values(stored).returning({ id: bookingPayments.id }))
  const { amountMinor, currency, fxRate, method, paidOn, note, account, collectedBy, reverses } = line
  const kind = reverses ? "payment-reversed" : line.kind
  const said = reverses ? { reverses, reason: note } : note ? { note } : {}
  const where = { ...(account && { account }), ...(collectedBy && { collectedBy }) }
  const after = { amountMinor, currency, fxRate, method, paidOn, ...where, ...said }
  const actor = by ? ({ side: "staff", id: by._id } as const) : SYSTEM
  await recordEvent(row.id, actor, { kind, before: {}, after }, transaction)
  return id
}

/** @throws invalid if more would be given back than was paid */
function checkPaid(row: BookingRow, refund: CountedLine, standing: PaymentRow[], path: string) {
  const { balance } = addUp({ ...row, status: "cancelled", cancellation: null }, standing)
  const paid = { own: Math.max(0, -balance.own), other: Math.max(0, -balance.other) }
  if (fitsInto(paid, refund, row)) return
  throw invalid([{ field: `${path}amount`, message: withAmount(paymentMessages.refundTooHigh, refund, paid, row) }])
}

/** Such an amount may have a slip of a figure, or be in the wrong currency. @throws conflict ABOVE_BALANCE */
function checkBalance(row: BookingRow, payment: CountedLine, standing: PaymentRow[], path: string) {
  const { balance } = addUp(row, standing)
  if (fitsInto(balance, payment, row)) return
  const text = isUnpriced(row.status, row.totalMinor) ? paymentMessages.unpriced : paymentMessages.aboveBalance
  const left = { own: Math.max(0, balance.own), other: Math.max(0, balance.other) }
  const message = withAmount(text, payment, left, row)
  throw conflict("ABOVE_BALANCE", message, { errors: [{ field: `${path}amount`, message }] })
}

/** An amount in the other currency fits if it does as it is shown, or as it counts. */
function fitsInto(left: BothKept, line: CountedLine, { currency, fxRate }: BookingRow): boolean {
  if (countedMinor(line, currency) <= left.own) return true
  return line.currency !== currency && atBookedRate(line, fxRate) <= left.other
}

/** Writes what is left in the currency that was typed. */
function withAmount(text: Localized, { currency }: CountedLine, left: BothKept, row: BookingRow): Localized {
  const amount = toMajor(currency === row.currency ? left.own : left.other, currency)
  return inBoth((language) => interpolate(text[language], { amount: formatPrice(amount, currency, language) }))
}

function currencyDiffers(currency: Currency) {
  const message = inBoth((language) => interpolate(paymentMessages.currencyDiffers[language], { currency }))
  return conflict("CURRENCY_DIFFERS", message, { details: { currency } })
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

/** Returns whether a line belongs to what the bank reported. Its sums of a day stay the bank's, and its guest is told. */
export const bankLines = createHook<(paymentId: string, transaction: Database) => Promise<boolean>>("bankLines")

/**
 * Takes back lines of a booking that the transaction holds: those of the bank on their own day, which the guest is told
 * once, others today. @throws as `reversePayment`
 */
export async function reverseLocked(
  row: BookingRow,
  paymentIds: string[],
  reason: string,
  by: Recorder,
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

type Reversal = { reason: string; isOfBank: boolean; by: Recorder }

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
  await insertLine(row, line, by, transaction)
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
