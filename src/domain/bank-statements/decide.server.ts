import { and, eq, inArray, sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { lockBookingRows } from "#domain/bookings/bookings.server.ts"
import { queuePaidMail } from "#domain/bookings/payments/paid-mail.server.ts"
import { recordLocked, reverseLocked } from "#domain/bookings/payments/payments.server.ts"
import { accountKey } from "#domain/settings/bank-accounts/bank-account.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { markSlipSeen } from "#domain/slips/slips.server.ts"
import { formatPrice } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inBoth, type Language } from "#i18n/localized.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { toMajor } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, HttpError, invalid, notFound } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { log } from "#server/log.server.ts"
import { type BankTransaction, UNDO_HOURS } from "./bank-statement.ts"
import { findTransaction, standing } from "./bank-statements.server.ts"
import { bankAllocations, bankTransactions } from "./bank-statements.table.server.ts"
import type { AskedPart, Assignment, Relocation } from "./decisions.schema.ts"
import { findRecorded, findUnlinked } from "./match/recorded.server.ts"
import { messages } from "./messages.ts"

type Stored = typeof bankTransactions.$inferSelect
type Allocation = typeof bankAllocations.$inferSelect

type Rows = Awaited<ReturnType<typeof lockBookingRows>>

export type Recording = {
  /** Nobody for what the bank reported itself. */
  by: Pick<User, "_id"> | undefined
  settings: Settings
  transaction: Database
  /** The locked bookings, by id. */
  rows: Rows
}

/** Records a transfer of exactly what a booking owes. One that its ledger refuses waits for a person. */
export async function recordExact(found: Stored, [part]: readonly AskedPart[], recording: Recording): Promise<boolean> {
  try {
    // The ledger refuses before it writes.
    await recordPart(found, part!, recording, "")
    return true
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    log.warn(
      { transaction: found.id, code: error.code },
      "A bank transfer wasn't recorded, because the ledger refused it.",
    )
    return false
  }
}

/** Money that came is a payment, money that went a refund. A payment answers the guest's slip. */
async function recordPart(found: Stored, part: AskedPart, recording: Recording, path: string): Promise<void> {
  const { by, settings, transaction, rows } = recording
  const { currency, bookedOn, content, bankReference, amountMinor } = found
  const { bookingId, amount, aboveBalance } = part
  const row = rows.get(bookingId)
  if (!row) throw invalid([{ field: `${path}bookingId`, message: messages.bookingUnknown }])
  const line = {
    kind: amountMinor > 0 ? "payment" : "refund",
    amount,
    currency,
    method: "transfer",
    paidOn: bookedOn,
    // An account that the company has closed since is not among its accounts any more.
    account: settings.bankAccounts?.map(accountKey).find((key) => key === accountKey(found)) ?? "",
    note: withDots(bankReference, content).slice(0, 500),
    // At the booking's rate the sum that its guest was shown settles it.
    ...(row.currency !== currency && { vndPerUsd: row.fxRate }),
    ...(aboveBalance && { aboveBalance }),
  } as const
  const paymentId = await recordLocked(row, line, by, settings, transaction, path)
  await transaction
    .insert(bankAllocations)
    .values({ transactionId: found.id, bookingId, paymentId, amountMinor: amount })
  if (amountMinor > 0) await markSlipSeen(bookingId, by, transaction)
}

/**
 * Gives parts to bookings. One that staff have recorded by hand is linked to that line, so that it doesn't count twice.
 * The guests of new payments are told.
 */
async function giveParts(found: Stored, parts: readonly AskedPart[], recording: Recording): Promise<void> {
  const { transaction, rows } = recording
  const sign = Math.sign(found.amountMinor)
  const asked = parts.map(({ amount }) => ({ ...found, amountMinor: sign * amount }))
  const bookingIds = parts.map(({ bookingId }) => bookingId)
  const lines = await findUnlinked(asked, bookingIds, transaction)
  const told = new Set<string>()
  for (const [nth, part] of parts.entries()) {
    const { bookingId, amount: amountMinor } = part
    const recorded = findRecorded(asked[nth]!, lines).find((line) => line.bookingId === bookingId)
    if (recorded) {
      const link = { transactionId: found.id, bookingId, paymentId: recorded.id, amountMinor, isLink: true }
      await transaction.insert(bankAllocations).values(link)
    } else {
      await recordPart(found, part, recording, `parts.${nth}.`)
      told.add(bookingId)
    }
  }
  if (sign > 0) for (const id of told) await queuePaidMail(rows.get(id)!, transaction)
}

/**
 * Gives parts of a transfer to bookings, once for a key. The guests are told.
 * @throws notFound; invalid; conflict MORE_THAN_LEFT, TRANSFER_DECIDED; as `recordPayment`
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

/** Takes a part back from its booking and gives it to another one, in one action. Both guests are told. @throws as `assign` and `undo` */
export async function move(
  user: User,
  id: string,
  sent: Relocation,
  language: Language,
  key?: string,
): Promise<BankTransaction> {
  const settings = await findSettings()
  const { allocationId, bookingId, aboveBalance } = sent
  await once(key, { form: "bank transfer moved", id, ...sent, userId: user._id }, async (transaction) => {
    const [old] = await transaction.select().from(bankAllocations).where(eq(bankAllocations.id, allocationId))
    if (old?.transactionId !== id) throw notFound("Transfer")
    const rows = await lockBookingRows([...new Set([old.bookingId, bookingId])], transaction)
    const found = await lockTransaction(id, transaction)
    // A line that staff had typed for it is taken back, too: the money stands once.
    await takeBack([old], { by: user, rows, transaction }, messages.moveReason[language])
    const part = { bookingId, amount: old.amountMinor, aboveBalance }
    await giveParts(found, [part], { by: user, settings, transaction, rows })
    await noteDecision(user, found, {}, { from: old.bookingId, parts: [part] }, transaction)
    return { id }
  })
  return findTransaction(id)
}

/**
 * Opens a transaction again: its payments are taken back by counter-entries, and it is neither kept nor left out.
 * @throws notFound; conflict CANNOT_UNDO, as after a day, REFUND_FOLLOWS
 */
export async function undo(user: User, id: string, language: Language): Promise<BankTransaction> {
  await transact(async (transaction) => {
    const before = await findStanding(id, transaction)
    const rows = await lockBookingRows([...new Set(before.map(({ bookingId }) => bookingId))], transaction)
    const found = await lockTransaction(id, transaction)
    const now = await findStanding(id, transaction)
    if (now.length === 0 && !found.isCredit && found.ignoredReason === null)
      throw conflict("CANNOT_UNDO", messages.nothingToUndo)
    const since = Date.now() - UNDO_HOURS * 3_600_000
    // What a colleague added meanwhile is of bookings that aren't locked.
    const isLocked = now.every(({ bookingId }) => rows.has(bookingId))
    if (!isLocked || now.some(({ createdAt }) => createdAt.getTime() < since))
      throw conflict("CANNOT_UNDO", messages.tooLate)
    const links = now.filter(({ isLink }) => isLink).map((link) => link.id)
    // What staff had recorded before stays as it was.
    await transaction.delete(bankAllocations).where(inArray(bankAllocations.id, links))
    const made = now.filter(({ isLink }) => !isLink)
    await takeBack(made, { by: user, rows, transaction }, messages.undoReason[language])
    await noteDecision(user, found, { isCredit: false, ignoredReason: null }, { isUndone: true }, transaction)
  })
  return findTransaction(id)
}

/** Undoes payments, for each booking at once. The guests are told. */
async function takeBack(
  allocations: Allocation[],
  { by, rows, transaction }: Omit<Recording, "settings">,
  reason: string,
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
