import { and, eq, inArray, sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { lockBookingRows } from "#domain/bookings/bookings.server.ts"
import { reverseLocked } from "#domain/bookings/payments/payments.server.ts"
import type { LedgerNote } from "#domain/bookings/staff/ledger-notes.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { formatPrice } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inBoth, type Language } from "#i18n/localized.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { toMajor } from "#lib/money.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, invalid, notFound } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { type BankTransaction, undoEnd } from "./bank-statement.ts"
import { findTransaction } from "./bank-statements.server.ts"
import { bankAllocations, bankTransactions, standing } from "./bank-statements.table.server.ts"
import type { AskedPart, Assignment, Relocation } from "./decisions.schema.ts"
import { messages } from "./messages.ts"
import { giveParts, type Recording, type Stored } from "./record-parts.server.ts"

type Allocation = typeof bankAllocations.$inferSelect

/**
 * Gives parts of a transfer to bookings, once for a key. The guests are told.
 * @throws notFound; invalid; conflict MORE_THAN_LEFT, TRANSFER_DECIDED, RECORDED_BY_HAND; as `recordPayment`
 */
export async function assign(user: User, id: string, sent: Assignment, key?: string): Promise<BankTransaction> {
  const settings = await findSettings()
  const { parts, rest } = sent
  await once(key, { form: "bank transfer", id, ...sent, userId: user._id }, async (transaction) => {
    const rows = await lockBookingRows(
      parts.map(({ bookingId }) => bookingId),
      transaction,
    )
    const found = await lockTransaction(id, transaction)
    if (found.ignoredReason !== null) throw conflict("TRANSFER_DECIDED", messages.isIgnored)
    if (found.amountMinor === 0) throw invalid([{ field: "parts", message: messages.zeroAmount }])
    checkLeft(found, parts)
    await giveParts(found, parts, { by: user, settings, transaction, rows })
    await noteDecision(user, found, { isCredit: rest === "credit" }, { parts, rest }, transaction)
    return { id }
  })
  return findTransaction(id)
}

/** @throws conflict TRANSFER_DECIDED, MORE_THAN_LEFT */
function checkLeft({ amountMinor, assignedMinor, currency }: Stored, parts: readonly AskedPart[]): void {
  const left = Math.abs(amountMinor) - assignedMinor
  if (left === 0) throw conflict("TRANSFER_DECIDED", messages.isRecorded)
  if (parts.reduce((sum, { amount }) => sum + amount, 0) <= left) return
  const amount = (language: Language) => formatPrice(toMajor(left, currency), currency, language)
  const message = inBoth((language) => interpolate(messages.moreThanLeft[language], { amount: amount(language) }))
  throw conflict("MORE_THAN_LEFT", message, { errors: [{ field: "parts.0.amount", message }] })
}

/**
 * Takes a part back from its booking and gives it to another one, in one action, within a day. Both guests are told.
 * @throws as `assign` and `undo`
 */
export async function move(user: User, id: string, sent: Relocation, key?: string): Promise<BankTransaction> {
  const settings = await findSettings()
  const { allocationId, ...to } = sent
  await once(key, { form: "bank transfer moved", id, ...sent, userId: user._id }, async (transaction) => {
    const findPart = () => transaction.select().from(bankAllocations).where(eq(bankAllocations.id, allocationId))
    const [old] = await findPart()
    if (old?.transactionId !== id) throw notFound("Transfer")
    if (old.bookingId === to.bookingId) throw invalid([{ field: "bookingId", message: messages.hasItAlready }])
    const rows = await lockBookingRows([...new Set([old.bookingId, to.bookingId])], transaction)
    const found = await lockTransaction(id, transaction)
    if ((await findPart()).length === 0) throw conflict("CANNOT_UNDO", messages.changedMeanwhile)
    // A line that staff had typed for it is taken back, too: the money stands once.
    checkRecent([old])
    await takeBack([old], { by: user, rows, transaction }, "transfer-moved")
    const part = { ...to, amount: old.amountMinor }
    await giveParts(found, [part], { by: user, settings, transaction, rows }, () => "")
    await noteDecision(user, found, {}, { from: old.bookingId, parts: [part] }, transaction)
    return { id }
  })
  return findTransaction(id)
}

/**
 * Opens a transaction again: its payments are taken back by counter-entries, and it is neither kept nor left out.
 * @throws notFound; conflict CANNOT_UNDO, as after a day, REFUND_FOLLOWS
 */
export async function undo(user: User, id: string): Promise<BankTransaction> {
  await transact(async (transaction) => {
    const before = await findStanding(id, transaction)
    const rows = await lockBookingRows([...new Set(before.map(({ bookingId }) => bookingId))], transaction)
    const found = await lockTransaction(id, transaction)
    const now = await findStanding(id, transaction)
    if (now.length === 0 && !found.isCredit && found.ignoredReason === null)
      throw conflict("CANNOT_UNDO", messages.nothingToUndo)
    checkRecent(now)
    // The bookings of what a colleague has added meanwhile aren't locked.
    if (!now.every(({ bookingId }) => rows.has(bookingId))) throw conflict("CANNOT_UNDO", messages.changedMeanwhile)
    const links = now.filter(({ isLink }) => isLink).map((link) => link.id)
    // What staff had recorded before stays as it was.
    await transaction.delete(bankAllocations).where(inArray(bankAllocations.id, links))
    const made = now.filter(({ isLink }) => !isLink)
    await takeBack(made, { by: user, rows, transaction }, "transfer-undone")
    await noteDecision(user, found, { isCredit: false, ignoredReason: null }, { isUndone: true }, transaction)
  })
  return findTransaction(id)
}

/** @throws conflict CANNOT_UNDO if a part was given to its booking more than a day ago */
function checkRecent(allocations: readonly Allocation[]): void {
  if (allocations.some(({ createdAt }) => undoEnd(createdAt) < new Date()))
    throw conflict("CANNOT_UNDO", messages.tooLate)
}

/** Undoes payments, for each booking at once. The guests are told. */
async function takeBack(
  allocations: Allocation[],
  { by, rows, transaction }: Omit<Recording, "settings">,
  reason: LedgerNote,
): Promise<void> {
  for (const [bookingId, ofBooking] of groupBy(allocations, (one) => one.bookingId)) {
    const paymentIds = ofBooking.map(({ paymentId }) => paymentId)
    await reverseLocked(rows.get(bookingId)!, paymentIds, reason, by, transaction)
  }
}

const findStanding = (id: string, transaction: Database) =>
  isUuid(id)
    ? transaction
        .select()
        .from(bankAllocations)
        .where(and(eq(bankAllocations.transactionId, id), standing))
    : Promise.resolve([])

/** Leaves out a transaction that has nothing to do with bookings. @throws notFound; conflict TRANSFER_DECIDED */
export async function ignore(user: User, id: string, reason: string): Promise<BankTransaction> {
  await transact(async (transaction) => {
    const found = await lockTransaction(id, transaction)
    if (found.assignedMinor > 0) throw conflict("TRANSFER_DECIDED", messages.isAssigned)
    await noteDecision(user, found, { ignoredReason: reason, isCredit: false }, { reason }, transaction)
  })
  return findTransaction(id)
}

/** Locks a transaction. Bookings are locked before it. @throws notFound */
async function lockTransaction(id: string, transaction: Database): Promise<Stored> {
  const [found] = isUuid(id)
    ? await transaction.select().from(bankTransactions).where(eq(bankTransactions.id, id)).for("no key update")
    : []
  if (!found) throw notFound("Transfer")
  return found
}

async function noteDecision(
  user: User,
  { id, state }: Stored,
  set: Partial<Pick<Stored, "isCredit" | "ignoredReason">>,
  after: object,
  transaction: Database,
): Promise<void> {
  const decided = { ...set, decidedBy: user._id, decidedAt: sql`now()` }
  await transaction.update(bankTransactions).set(decided).where(eq(bankTransactions.id, id))
  const entry = { actor: user._id, action: "update", subject: `bank-transaction:${id}` } as const
  await audit({ ...entry, before: { state }, after }, transaction)
}
