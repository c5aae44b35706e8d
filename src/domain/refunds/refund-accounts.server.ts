import { eq, sql } from "drizzle-orm"
import { balanceInDong, isUnpriced, presentPaid } from "#domain/bookings/balance.ts"
import { findBookingRow, lockBooking, type Viewer } from "#domain/bookings/bookings.server.ts"
import { recordEvent, resolveActor } from "#domain/bookings/history.server.ts"
import { addUp, standingLines } from "#domain/bookings/payments/ledger.ts"
import { findLines } from "#domain/bookings/payments/payments.server.ts"
import { versionConflict } from "#domain/catalogue/rows/content-checks.server.ts"
import { bankName } from "#domain/settings/bank-accounts/bank-account.ts"
import { changedFields } from "#lib/data/changed-fields.ts"
import { otherCurrency, toMajor } from "#lib/money.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict } from "#server/errors.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { refundMessages } from "./messages.ts"
import { BEGUN_HOURS, endingOf, type RefundState } from "./refund.ts"
import type { RefundAccountEntry } from "./refund-account.schema.ts"
import { type RefundAccountRow, refundAccounts } from "./refund-accounts.table.server.ts"

type BookingRow = Awaited<ReturnType<typeof findBookingRow>>

export const ACCOUNT_MAIL = "booking-refund-account"

/** Returns what the company owes the guest of a booking, in đồng and in major units of its currency. */
export function owedOf(row: BookingRow): { owed: number; owedOwn: number; currency: BookingRow["currency"] } {
  const { currency, status, totalMinor } = row
  const { balance, balanceOther } = presentPaid(row)
  const dong = balanceInDong({ currency, balance, balanceOther })
  const isOwed = dong < 0 && !isUnpriced(status, totalMinor)
  return { owed: isOwed ? -dong : 0, owedOwn: isOwed ? -balance : 0, currency }
}

export async function findAccount(bookingId: string, database: Database): Promise<RefundAccountRow | undefined> {
  const [row] = await database.select().from(refundAccounts).where(eq(refundAccounts.bookingId, bookingId))
  return row
}

/** Returns whether somebody transfers to the account now. */
export const isBegun = ({ begunAt }: Pick<RefundAccountRow, "begunAt">): boolean =>
  begunAt !== null && begunAt.getTime() > Date.now() - BEGUN_HOURS * 3_600_000

/** Returns the name of the guest's bank. Empty without one. */
export const bankOfAccount = ({ bin, bankName: typed }: Pick<RefundAccountRow, "bin" | "bankName">): string =>
  bankName({ bin, bankName: typed })

/** Returns what is owed to the guest of a booking, and how it is given back, without the account number. @throws notFound */
export async function findRefundState(viewer: Viewer, idOrReference: string): Promise<RefundState> {
  const row = await findBookingRow(viewer, idOrReference)
  return presentState(row, await findAccount(row.id, db), db)
}

async function presentState(
  row: BookingRow,
  account: RefundAccountRow | undefined,
  database: Database,
): Promise<RefundState> {
  return {
    ...owedOf(row),
    ...(await findGiven(row, database)),
    account: account
      ? {
          way: account.way,
          bank: bankOfAccount(account),
          ending: endingOf(account.accountNumber),
          holder: account.holder,
          note: account.note,
        }
      : null,
    isBegun: account !== undefined && isBegun(account),
    version: account?.version ?? 0,
  }
}

/** Returns what was paid, and what of it was given back, by the lines that count. */
async function findGiven(row: BookingRow, database: Database) {
  const lines = standingLines(await findLines(row.id, database))
  const { paid, refunded } = addUp(row, lines)
  const other = otherCurrency(row.currency)
  const refunds = lines.filter(({ kind }) => kind === "refund")
  return {
    paid: toMajor(paid.own, row.currency),
    paidOther: toMajor(paid.other, other),
    refunded: toMajor(refunded.own, row.currency),
    refundedOther: toMajor(refunded.other, other),
    refundedOn:
      refunds
        .map(({ paidOn }) => paidOn)
        .toSorted()
        .at(-1) ?? null,
  }
}

/**
 * Stores where the guest of a booking wants money back, and tells the guest by mail, because somebody else may have the
 * link of the booking.
 * @throws notFound; conflict NOTHING_OWED, REFUND_BEGUN if staff transfer to the account now, VERSION_CONFLICT
 */
export async function enterAccount(
  viewer: Viewer,
  idOrReference: string,
  { version, ...entry }: RefundAccountEntry,
): Promise<RefundState> {
  return transact(async (transaction) => {
    const row = await lockBooking(viewer, idOrReference, transaction)
    if (owedOf(row).owed === 0) throw conflict("NOTHING_OWED", refundMessages.nothingOwed)
    const known = await findAccount(row.id, transaction)
    if (known && isBegun(known)) throw conflict("REFUND_BEGUN", refundMessages.begun)
    const present = { version: known?.version ?? 0 }
    if (version !== undefined && version !== present.version)
      throw versionConflict(present, {}, refundMessages.changedMeanwhile)
    const values = valuesOf(entry)
    if (known && changedFields(values, known).length === 0) return presentState(row, known, transaction)
    const stored = await storeAccount(row, values, transaction)
    const actor = resolveActor(viewer, row.userId)
    await recordEvent(row.id, actor, { kind: "refund-account", before: {}, after: {} }, transaction)
    const { customerEmail: recipient, language } = row
    // Whoever changes the account may change the address next, and would be the only one to be warned.
    const payload = { bookingId: row.id, staysPut: true }
    if (recipient) await queueMails([{ kind: ACCOUNT_MAIL, recipient, language, payload }], transaction)
    return presentState(row, stored, transaction)
  })
}

type Values = Pick<RefundAccountRow, "way" | "bin" | "bankName" | "accountNumber" | "holder" | "note">

function valuesOf(entry: Omit<RefundAccountEntry, "version">): Values {
  if (entry.way === "transfer") {
    const { way, bin, bankName, accountNumber, holder, note } = entry as Extract<
      RefundAccountEntry,
      { way: "transfer" }
    >
    return { way, bin, bankName, accountNumber, holder, note }
  }
  return { way: entry.way, bin: "", bankName: "", accountNumber: "", holder: "", note: entry.note }
}

async function storeAccount({ id: bookingId }: BookingRow, values: Values, transaction: Database) {
  const changed = { ...values, version: sql`${refundAccounts.version} + 1`, updatedAt: sql`now()`, begunAt: null }
  const [row] = await transaction
    .insert(refundAccounts)
    .values({ bookingId, ...values })
    .onConflictDoUpdate({ target: refundAccounts.bookingId, set: changed })
    .returning()
  return row
}

/** Stores an account as it is. Nothing is checked or mailed. */
export async function insertAccount(account: typeof refundAccounts.$inferInsert, transaction: Database): Promise<void> {
  await transaction.insert(refundAccounts).values(account)
}
