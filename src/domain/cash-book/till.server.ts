import { and, asc, between, eq, inArray, lt, lte, ne, sql } from "drizzle-orm"
import { namesOfUsers } from "#domain/account/account.server.ts"
import type { User } from "#domain/account/account.ts"
import { inLanguage } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, notFound } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { TillEntryRequest } from "./cash-book.schema.ts"
import { asSums, handedOver, type Sums, sumDirectCash, totalOf } from "./cash-book.server.ts"
import { cashHandOvers, tillEntries } from "./cash-book.table.server.ts"
import { type TillEntry, type TillKind, UNDO_HOURS } from "./cash-book.ts"
import { messages } from "./messages.ts"

type EntryRow = typeof tillEntries.$inferSelect

/** Returns the cash that was in the till before a day, or at its end (`isEnd`), in minor units. */
export async function tillBefore(day: string, database: Database, isEnd = false): Promise<Sums> {
  const until = isEnd ? lte : lt
  const paid = await sumDirectCash(day, isEnd, database)
  const handed = await handedOver(until(cashHandOvers.handedOn, day), database)
  const byKind = sql`case kind when 'in' then 1 when 'count' then 0 else -1 end`
  const entered = asSums(
    await database
      .select({ currency: tillEntries.currency, minor: totalOf(sql`${byKind} * ${tillEntries.amountMinor}`) })
      .from(tillEntries)
      .where(until(tillEntries.enteredOn, day))
      .groupBy(tillEntries.currency),
  )
  return { USD: paid.USD + handed.USD + entered.USD, VND: paid.VND + handed.VND + entered.VND }
}

/** Returns the entries of some days, oldest first. */
export async function listEntries(from: string, to: string, database: Database): Promise<EntryRow[]> {
  return database
    .select()
    .from(tillEntries)
    .where(between(tillEntries.enteredOn, from, to))
    .orderBy(asc(tillEntries.enteredOn), asc(tillEntries.createdAt), asc(tillEntries.kind), asc(tillEntries.id))
}

/** Adds up what entries of a kind moved, in minor units. */
export const sumEntries = (rows: readonly EntryRow[], kind: TillKind, currency: Currency): number =>
  rows.filter((row) => row.kind === kind && row.currency === currency).reduce((sum, row) => sum + row.amountMinor, 0)

/**
 * Enters what was taken to the bank, put in, paid out or counted. A count keeps what the books said, and may settle the
 * difference. Repeating a key is safe.
 */
export async function enterInTill(user: User, entry: TillEntryRequest, key?: string): Promise<TillEntry> {
  const { answer } = await once(key, { ...entry, userId: user._id }, async (transaction) => {
    await lock("till", transaction)
    const { kind, amount: amountMinor, currency, on = hanoiDate(), reason, settle } = entry
    const expected = kind === "count" ? (await tillBefore(on, transaction, true))[currency] : null
    const line = { kind, amountMinor, currency, enteredOn: on, reason, expectedMinor: expected }
    const row = await insertEntry(line, user, transaction)
    const over = expected === null ? 0 : amountMinor - expected
    if (settle && over !== 0) {
      const settled = { kind: over > 0 ? ("in" as const) : ("out" as const), amountMinor: Math.abs(over) }
      const why = reason || `${inLanguage(messages.counted, "vi")}`
      await insertEntry({ ...line, ...settled, expectedMinor: null, reason: why }, user, transaction)
    }
    return presentEntry(row, new Map([[user._id, user.name]]))
  })
  return answer
}

type NewEntry = Omit<typeof tillEntries.$inferInsert, "recordedBy">

async function insertEntry(entry: NewEntry, user: User, transaction: Database): Promise<EntryRow> {
  const row = firstOf(
    await transaction
      .insert(tillEntries)
      .values({ ...entry, recordedBy: user._id })
      .returning(),
  )
  const subject = `till-entry:${row.id}`
  await audit({ actor: user._id, action: "create", subject, before: {}, after: auditedEntry(row) }, transaction)
  return row
}

const auditedEntry = ({ kind, amountMinor, currency, enteredOn, reason, expectedMinor }: EntryRow) => ({
  tillKind: kind,
  amountMinor,
  currency,
  enteredOn,
  ...(reason && { reason }),
  ...(expectedMinor !== null && { expectedMinor }),
})

/** Takes an entry back within a day, and a count with what settled it. @throws notFound; conflict UNDO_TOO_LATE */
export async function undoEntry(user: User, id: string): Promise<TillEntry> {
  const undone = await transact(async (transaction) => {
    await lock("till", transaction)
    const [row] = isUuid(id) ? await transaction.select().from(tillEntries).where(eq(tillEntries.id, id)) : []
    if (!row) throw notFound("Entry")
    checkUndo(row.createdAt)
    for (const one of [row, ...(await settlementOf(row, transaction))]) {
      await transaction.delete(tillEntries).where(eq(tillEntries.id, one.id))
      const change = { subject: `till-entry:${one.id}`, before: auditedEntry(one), after: {} }
      await audit({ actor: user._id, action: "delete", ...change }, transaction)
    }
    return row
  })
  return presentEntry(undone, await namesOfUsers([undone.recordedBy ?? ""]))
}

/** Returns the entry that settled a count, which was made in its transaction. */
async function settlementOf({ id, kind }: EntryRow, transaction: Database): Promise<EntryRow[]> {
  if (kind !== "count") return []
  const sameTransaction = sql`${tillEntries.createdAt} = (select created_at from till_entries where id = ${id})`
  return transaction
    .select()
    .from(tillEntries)
    .where(and(sameTransaction, ne(tillEntries.id, id)))
}

const undoEnd = (at: Date) => new Date(at.getTime() + UNDO_HOURS * 3_600_000)

/** @throws conflict UNDO_TOO_LATE */
export function checkUndo(at: Date): void {
  if (undoEnd(at).getTime() < Date.now()) throw conflict("UNDO_TOO_LATE", messages.undoTooLate)
}

/** Returns until when something can be undone; null if it can't any more. */
export const undoUntil = (at: Date): string | null =>
  undoEnd(at).getTime() < Date.now() ? null : undoEnd(at).toISOString()

export function presentEntry(row: EntryRow, names: Map<string, string>): TillEntry {
  const { id, kind, amountMinor, currency, enteredOn, createdAt, reason, expectedMinor, recordedBy } = row
  return {
    _id: id,
    kind,
    amount: toMajor(amountMinor, currency),
    currency,
    enteredOn,
    at: createdAt.toISOString(),
    reason,
    expected: expectedMinor === null ? null : toMajor(expectedMinor, currency),
    recordedBy: names.get(recordedBy ?? "") ?? null,
    undoUntil: undoUntil(createdAt),
  }
}

/** Clears the reasons of some entries of that many days ago, because they may name people. @returns the ids */
export async function forgetOldReasons(days: number, limit: number, transaction: Database): Promise<string[]> {
  const isOld = and(lt(tillEntries.enteredOn, addDays(hanoiDate(), -days)), ne(tillEntries.reason, ""))
  const old = transaction.select({ id: tillEntries.id }).from(tillEntries).where(isOld).limit(limit)
  const cleared = transaction.update(tillEntries).set({ reason: "" }).where(inArray(tillEntries.id, old))
  return (await cleared.returning({ id: tillEntries.id })).map(({ id }) => id)
}
