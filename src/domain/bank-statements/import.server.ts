import { and, eq, isNull, sql } from "drizzle-orm"
import * as z from "zod/mini"
import type { User } from "#domain/account/account.ts"
import { lockBookingRows } from "#domain/bookings/bookings.server.ts"
import { referencePrefix } from "#domain/settings/reference-prefix.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { inSets } from "#lib/data/in-sets.ts"
import { toMajor } from "#lib/money.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { parse } from "#server/http/validation.server.ts"
import { type ImportResult, type Inspection, MAX_STATEMENT_ROWS, type Preview } from "./bank-statement.ts"
import { bankColumns, bankTransactions } from "./bank-statements.table.server.ts"
import { guessColumns, headingsOf } from "./file/guess-columns.server.ts"
import { cellText } from "./file/parse-cells.server.ts"
import { lockAccount, type Marked, markKnown, pickAccount, type Stored } from "./known.server.ts"
import { judgeAll, matchAll } from "./match/match.server.ts"
import { messages } from "./messages.ts"
import { type Recording, recordExact } from "./record-parts.server.ts"
import { type Account, findColumns, parseStatement, type Sent } from "./statement-file.server.ts"

const SHOWN_ROWS = 40
const SHOWN_COLUMNS = 26
const SHOWN_LETTERS = 60

/** Returns the first rows of a file, and what its columns hold: as staff said for this account, or as it seems. */
export async function inspect({ account, cells, delimiter }: Sent): Promise<Inspection> {
  const stored = await findColumns(account)
  const isRemembered = stored !== undefined && headingsOf(cells[stored.columns.header - 1]) === stored.headings
  const rows = cells
    .slice(0, SHOWN_ROWS)
    .map((row) => row.slice(0, SHOWN_COLUMNS).map((cell) => cellText(cell).slice(0, SHOWN_LETTERS)))
  const columns = isRemembered ? stored.columns : guessColumns(cells)
  return { rows, total: cells.length, columns, isRemembered, delimiter: delimiter as Inspection["delimiter"] }
}

/** Reads a statement and says what importing it would do. Stores nothing. @throws invalid that names broken rows */
export async function preview({ account, cells, field }: Sent): Promise<Preview> {
  const { rows, leftOut } = parseStatement(cells, field("columns"), account)
  const marked = await markKnown(rows, account, referencePrefix(await findSettings()), db)
  const fresh = marked
    .filter(({ known }) => known === undefined)
    .map(({ row, fingerprint }) => ({ ...row, ...account, fingerprint }))
  const matches = new Map((await matchAll(fresh, idsOf(marked))).map((match, nth) => [fresh[nth]!.row, match]))
  return {
    rows: marked.map(({ row, known }) => ({
      row: row.row,
      bookedOn: row.bookedOn,
      amount: toMajor(row.amountMinor, account.currency),
      content: row.content,
      bankReference: row.bankReference,
      isKnown: known !== undefined,
      kind: matches.get(row.row)?.kind ?? null,
      asked: matches.get(row.row)?.asked ?? null,
      otherReport: matches.get(row.row)?.otherReport ?? null,
      proposals: matches.get(row.row)?.proposals ?? [],
    })),
    leftOut,
  }
}

const numbers = z.array(z.int("acceptedInvalid"), "acceptedInvalid").check(z.maxLength(MAX_STATEMENT_ROWS))
const acceptance = z.object({ accepted: z.optional(numbers) })

/**
 * Stores what is new in a statement, and records the transfers among `accepted` that are exactly what a booking owes.
 * All of it or nothing. @throws invalid that names broken rows
 */
export async function importStatement(user: User, sent: Sent): Promise<ImportResult> {
  const { account, cells, field, chosen: delimiter } = sent
  const { rows, columns } = parseStatement(cells, field("columns"), account)
  const { accepted = [] } = parse(acceptance, { accepted: field("accepted") }, messages)
  const headings = headingsOf(cells[columns.header - 1])
  const settings = await findSettings()
  return transact(async (transaction) => {
    await lockAccount(account, transaction)
    const marked = await markKnown(rows, account, referencePrefix(settings), transaction)
    const fresh = marked.filter(({ known }) => known === undefined)
    const chosen = { accepted: new Set(accepted), claimed: idsOf(marked) }
    const matched = await storeAll({ by: user, settings, transaction }, fresh, chosen, account)
    // Bookings are locked before transactions.
    await claimReported(marked, transaction)
    await remember(account, { headings, columns, delimiter: delimiter ?? null }, transaction)
    const added = fresh.length
    const outgoing = fresh.filter(({ row }) => row.amountMinor < 0).length
    const result = { added, known: rows.length - added, matched, waiting: added - matched - outgoing, outgoing }
    const subject = `bank-statement:${account.accountNumber}`
    await audit({ actor: user._id, action: "create", subject, after: result }, transaction)
    return result
  })
}

/** Notes that a statement has what a webhook reported, so that the next one knows it. */
async function claimReported(marked: Marked[], transaction: Database): Promise<void> {
  const reported = marked.flatMap(({ known, fingerprint, nth, row: { balanceMinor, row: position } }) =>
    known?.nth === null ? [{ id: known.id, set: { fingerprint, nth, balanceMinor, position } }] : [],
  )
  for (const { id, set } of reported.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await transaction
      .update(bankTransactions)
      .set(set)
      .where(and(eq(bankTransactions.id, id), isNull(bankTransactions.nth)))
}

type Context = Omit<Recording, "rows">

/** Returns the transactions that are stored of a file. */
const idsOf = (marked: readonly Marked[]) => new Set(marked.flatMap(({ known }) => known?.id ?? []))

/** `accepted`: the rows that a person has ticked. `claimed`: transactions that are stored of the file. */
type Chosen = { accepted: Set<number>; claimed: Set<string> }

/** @returns how many were recorded in ledgers */
async function storeAll(
  context: Context,
  fresh: Marked[],
  { accepted, claimed }: Chosen,
  account: Account,
): Promise<number> {
  const { settings, transaction } = context
  const seen = fresh.map(({ row, fingerprint }) => ({ ...row, ...account, fingerprint }))
  const judging = { settings, database: transaction, claimed }
  const first = await judgeAll(seen, judging)
  const exact = first.flatMap(({ kind, parts }) => (kind === "exact" ? parts.map(({ bookingId }) => bookingId) : []))
  const rows = await lockBookingRows([...new Set(exact)], transaction)
  // Only now nobody else can pay them.
  const verdicts = await judgeAll(seen, judging)
  const stored = await insertAll(fresh, account, transaction)
  const transfers = verdicts.flatMap(({ kind, parts: [part] }, nth) => {
    const { row, fingerprint, nth: times } = fresh[nth]!
    const isChosen = kind === "exact" && part && accepted.has(row.row) && rows.has(part.bookingId)
    return isChosen ? [{ found: stored.get(`${fingerprint} ${times}`)!, part }] : []
  })
  return recordExact(transfers, { ...context, rows })
}

async function insertAll(fresh: Marked[], account: Account, transaction: Database): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>()
  for (const set of inSets(fresh)) {
    const values = set.map(({ row: { row: position, ...said }, fingerprint, nth }) => ({
      ...pickAccount(account),
      ...said,
      ...{ fingerprint, nth, position },
    }))
    const rows = await transaction.insert(bankTransactions).values(values).returning()
    for (const one of rows) stored.set(`${one.fingerprint} ${one.nth}`, one)
  }
  return stored
}

type Remembered = Pick<typeof bankColumns.$inferSelect, "headings" | "columns" | "delimiter">

async function remember({ bin, accountNumber }: Account, said: Remembered, transaction: Database): Promise<void> {
  await transaction
    .insert(bankColumns)
    .values({ bin, accountNumber, ...said })
    .onConflictDoUpdate({
      target: [bankColumns.bin, bankColumns.accountNumber],
      set: { ...said, updatedAt: sql`now()` },
    })
}
