import { and, eq, inArray, lt, lte, type SQL, sql } from "drizzle-orm"
import { referencesOf } from "#domain/bookings/bookings.server.ts"
import { forgetNotes } from "#domain/bookings/privacy/privacy.server.ts"
import { codesWithin } from "#domain/bookings/reference.server.ts"
import { referencePrefix } from "#domain/settings/reference-prefix.ts"
import { readSettings } from "#domain/settings/settings.server.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { isGivenTo, isOfNoGuest } from "./bank-statements.server.ts"
import { bankAllocations, bankTransactions } from "./bank-statements.table.server.ts"
import { traceOf } from "./known.server.ts"

const { id, content, bankReference, ignoredReason, bookedOn, createdAt } = bankTransactions

export const hasText = sql`(${content} <> '' or ${bankReference} <> '' or ${ignoredReason} <> '')`

/** What stays of the texts. A reason says that staff have left the transaction out. */
export const clearedTexts = {
  content: "",
  bankReference: "",
  ignoredReason: sql`case when ${ignoredReason} is null then null else '' end`,
}

/**
 * Clears texts of transactions and of the payments made of them, and keeps their hashes, by which another import knows
 * them. @returns the ids
 */
async function clearTexts(condition: SQL | undefined, transaction: Database, limit = 10_000): Promise<string[]> {
  const prefix = referencePrefix(await readSettings(transaction))
  const rows = await transaction
    .select()
    .from(bankTransactions)
    .where(and(hasText, condition))
    .orderBy(id)
    .limit(limit)
    .for("no key update")
  for (const row of rows)
    await transaction
      .update(bankTransactions)
      // A row that was cleared before has only a reason since then.
      .set({ ...clearedTexts, trace: row.trace ?? traceOf(row, prefix) })
      .where(eq(id, row.id))
  const ids = rows.map((row) => row.id)
  await forgetNotes(await findMadeOf(ids, transaction), transaction)
  return ids
}

/** Returns the payments that were made of transactions, also of bookings from which they were moved since. */
async function findMadeOf(transactionIds: string[], transaction: Database): Promise<string[]> {
  const { paymentId, transactionId, isLink } = bankAllocations
  const made = await transaction
    .select({ paymentId })
    .from(bankAllocations)
    .where(and(inArray(transactionId, transactionIds), eq(isLink, false)))
  return made.map((one) => one.paymentId)
}

/** Clears the texts of transfers that one of these bookings has a part of. With `until`, of those stored until then. */
export function forgetTextsOf(bookingIds: string[], until: Date | undefined, transaction: Database) {
  return clearTexts(and(isGivenTo(bookingIds), until && lte(createdAt, until)), transaction)
}

/**
 * Clears the texts of transfers that one of these bookings had a part of until it was undone or moved, unless another
 * guest's booking has a part. With `until`, of those stored until then. @returns the ids
 */
export function forgetTextsUndone(bookingIds: string[], until: Date | undefined, transaction: Database) {
  const ids = sql`${sql.param(bookingIds)}::text[]`
  // Allocations that were only links are deleted when they are undone. The log has the decision.
  const given = sql`(exists (select 1 from bank_allocations given
      where given.transaction_id = ${id} and given.booking_id::text = any(${ids}))
    or 'bank-transaction:' || ${id} in (select subject from audit_log
      where split_part(subject, ':', 1) = 'bank-transaction' and jsonb_typeof(after -> 'parts') = 'array'
        and jsonb_path_query_array(after, '$.parts[*].bookingId') ?| ${ids}))`
  return clearTexts(and(given, isOfNoGuest, until && lte(createdAt, until)), transaction)
}

/**
 * Clears the texts of transfers that name one of these bookings, unless another guest's booking has a part. With `until`,
 * of those stored until then.
 */
export async function forgetTextsNaming(
  bookingIds: string[],
  until: Date | undefined,
  transaction: Database,
): Promise<string[]> {
  const prefix = referencePrefix(await readSettings(transaction))
  const references = await referencesOf(bookingIds, transaction)
  const codes = new Set([...references.values()].map((reference) => reference.slice(-11)))
  if (codes.size === 0) return []
  // As `codesWithin` reads them: without spaces, O as 0, I and L as 1.
  const symbols = sql`translate(replace(${bankTransactions.searchText}, ' ', ''), 'oil', '011')`
  const patterns = [...codes].map((code) => `%${code.replaceAll("-", "").toLowerCase()}%`)
  const found = await transaction
    .select({ id, content, bankReference })
    .from(bankTransactions)
    .where(
      and(
        hasText,
        until && lte(createdAt, until),
        isOfNoGuest,
        sql`${symbols} like any(${sql.param(patterns)}::text[])`,
      ),
    )
  const named = found.filter((row) =>
    codesWithin(`${row.content} ${row.bankReference}`, prefix).some((code) => codes.has(code)),
  )
  const ids = named.map((row) => row.id)
  return clearTexts(inArray(id, ids), transaction)
}

/** Clears texts of that many days ago that belong to no booking whose guest is still known. @returns the ids */
export function forgetOldTexts(days: number, limit: number, transaction: Database): Promise<string[]> {
  return clearTexts(and(lt(bookedOn, addDays(hanoiDate(), -days)), isOfNoGuest), transaction, limit)
}
