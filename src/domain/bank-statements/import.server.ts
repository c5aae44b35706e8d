import { createHash } from "node:crypto"
import { and, eq, gte, isNull, lte, sql } from "drizzle-orm"
import * as z from "zod/mini"
import type { User } from "#domain/account/account.ts"
import { lockBookingRows } from "#domain/bookings/bookings.server.ts"
import { queuePaidMail } from "#domain/bookings/payments/paid-mail.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { toMajor } from "#lib/money.ts"
import { fold } from "#lib/text/fold.ts"
import { addDays } from "#lib/today.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { parse } from "#server/http/validation.server.ts"
import { type ImportResult, type Inspection, MAX_STATEMENT_ROWS, type Preview } from "./bank-statement.ts"
import { bankColumns, bankTransactions } from "./bank-statements.table.server.ts"
import type { Columns } from "./columns.schema.ts"
import { recordParts } from "./decide.server.ts"
import { guessColumns, headingsOf } from "./file/guess-columns.server.ts"
import { cellText } from "./file/parse-cells.server.ts"
import type { StatementRow } from "./file/parse-rows.server.ts"
import { judgeAll, matchAll } from "./match/match.server.ts"
import { messages } from "./messages.ts"
import { type Account, parseStatement, type Sent } from "./statement-file.server.ts"

const SHOWN_ROWS = 40
const SHOWN_COLUMNS = 26
const SHOWN_LETTERS = 60

/** Returns the first rows of a file, and what its columns hold: as staff said for this account, or as it seems. */
export async function inspect({ account, cells }: Sent): Promise<Inspection> {
  const [stored] = await db.select().from(bankColumns).where(ofAccount(bankColumns, account))
  const isRemembered = stored !== undefined && headingsOf(cells[stored.columns.header - 1]) === stored.headings
  const rows = cells
    .slice(0, SHOWN_ROWS)
    .map((row) => row.slice(0, SHOWN_COLUMNS).map((cell) => cellText(cell).slice(0, SHOWN_LETTERS)))
  return { rows, total: cells.length, columns: isRemembered ? stored.columns : guessColumns(cells), isRemembered }
}

const ofAccount = (table: typeof bankColumns | typeof bankTransactions, { bin, accountNumber }: Account) =>
  and(eq(table.bin, bin), eq(table.accountNumber, accountNumber))

/** Reads a statement and says what importing it would do. Stores nothing. @throws invalid that names broken rows */
export async function preview({ account, cells, field }: Sent): Promise<Preview> {
  const { rows, leftOut } = parseStatement(cells, field("columns"), account)
  const marked = await markKnown(rows, account, db)
  const fresh = marked.filter(({ known }) => known === undefined).map(({ row }) => ({ ...row, ...account }))
  const matches = new Map((await matchAll(fresh)).map((match, nth) => [fresh[nth]!.row, match]))
  return {
    rows: marked.map(({ row, known }) => ({
      row: row.row,
      bookedOn: row.bookedOn,
      amount: toMajor(row.amountMinor, account.currency),
      content: row.content,
      bankReference: row.bankReference,
      isKnown: known !== undefined,
      kind: matches.get(row.row)?.kind ?? null,
      proposals: matches.get(row.row)?.proposals ?? [],
    })),
    leftOut,
  }
}

const accepted = z.optional(z.array(z.int("acceptedInvalid"), "acceptedInvalid").check(z.maxLength(MAX_STATEMENT_ROWS)))

/**
 * Stores what is new in a statement, and records the transfers among `accepted` that are exactly what a booking owes.
 * All of it or nothing. @throws invalid that names broken rows
 */
export async function importStatement(user: User, { account, cells, field }: Sent): Promise<ImportResult> {
  const { rows, columns } = parseStatement(cells, field("columns"), account)
  const chosen = new Set(parse(accepted, field("accepted"), messages) ?? [])
  const headings = headingsOf(cells[columns.header - 1])
  return transact(async (transaction) => {
    await lockAccount(account, transaction)
    const marked = await markKnown(rows, account, transaction)
    await claimReported(marked, transaction)
    const fresh = marked.filter(({ known }) => known === undefined)
    const matched = await storeAll(user, fresh, chosen, account, transaction)
    await remember(account, headings, columns, transaction)
    const added = fresh.length
    const result = { added, known: rows.length - added, matched, waiting: added - matched }
    const subject = `bank-statement:${account.accountNumber}`
    await audit({ actor: user._id, action: "create", subject, after: result }, transaction)
    return result
  })
}

/** Two reports of one transfer, by statement and webhook, wait for each other. */
export const lockAccount = ({ bin, accountNumber }: Account, transaction: Database) =>
  lock(`bank account ${bin} ${accountNumber}`, transaction)

type Marked = { row: StatementRow; fingerprint: string; nth: number; known: Stored | undefined }
type Stored = typeof bankTransactions.$inferSelect

/** Finds the transactions that are stored already. Of equal rows in a file each is one. */
async function markKnown(rows: StatementRow[], account: Account, database: Database): Promise<Marked[]> {
  const days = rows.map(({ bookedOn }) => bookedOn).toSorted()
  const stored = await database
    .select()
    .from(bankTransactions)
    .where(
      and(
        ofAccount(bankTransactions, account),
        gte(bankTransactions.bookedOn, addDays(days[0]!, -1)),
        lte(bankTransactions.bookedOn, addDays(days.at(-1)!, 1)),
      ),
    )
  const byFingerprint = new Map(stored.map((one) => [`${one.fingerprint} ${one.nth}`, one]))
  const reported = stored.filter(({ fingerprint }) => fingerprint === null)
  const times = new Map<string, number>()
  return rows.map((row) => {
    const fingerprint = fingerprintOf(row, account)
    const nth = times.get(fingerprint) ?? 0
    times.set(fingerprint, nth + 1)
    const known = byFingerprint.get(`${fingerprint} ${nth}`) ?? takeSame(row, reported)
    return { row, fingerprint, nth, known }
  })
}

/** Removes the transfer from those that a webhook reported. */
function takeSame(row: StatementRow, reported: Stored[]): Stored | undefined {
  const at = reported.findIndex((one) => isSame(row, one))
  return at < 0 ? undefined : reported.splice(at, 1)[0]
}

type Said = Pick<StatementRow, "bookedOn" | "amountMinor" | "content" | "bankReference">

/** Whether two reports are about one transfer. A statement may be a day later, and writes more around the content. */
export function isSame(one: Said, other: Said): boolean {
  if (one.amountMinor !== other.amountMinor) return false
  if (other.bookedOn < addDays(one.bookedOn, -1) || other.bookedOn > addDays(one.bookedOn, 1)) return false
  const [first, second] = [plain(one.bankReference), plain(other.bankReference)]
  if (first && second) return first === second || first.includes(second) || second.includes(first)
  const [a, b] = [plain(one.content), plain(other.content)]
  return a === b || (a.length > 5 && b.includes(a)) || (b.length > 5 && a.includes(b))
}

const plain = (text: string) => fold(text).replaceAll(" ", "")

/** The same for every export of a transaction, whatever its format. */
function fingerprintOf(
  { bookedOn, amountMinor, content, bankReference }: Said,
  { bin, accountNumber }: Account,
): string {
  const parts = [bin, accountNumber, bookedOn, amountMinor, plain(content), plain(bankReference)]
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex")
}

/** Notes that a statement has what a webhook reported, so that the next one knows it. */
async function claimReported(marked: Marked[], transaction: Database): Promise<void> {
  for (const { known, fingerprint, nth, row } of marked) {
    if (known?.fingerprint !== null) continue
    const balanceMinor = row.balanceMinor
    await transaction
      .update(bankTransactions)
      .set({ fingerprint, nth, balanceMinor })
      .where(and(eq(bankTransactions.id, known.id), isNull(bankTransactions.fingerprint)))
  }
}

const BATCH = 500

/** @returns how many were recorded in ledgers */
async function storeAll(user: User, fresh: Marked[], chosen: Set<number>, account: Account, transaction: Database) {
  const named = await judgeAll(toSeen(fresh, account), transaction)
  const ids = [...new Set(named.flatMap(({ kind, parts }) => (kind === "exact" ? parts.map((p) => p.bookingId) : [])))]
  const rows = await lockBookingRows(ids, transaction)
  const verdicts = await judgeAll(toSeen(fresh, account), transaction)
  const stored: Stored[] = []
  for (let from = 0; from < fresh.length; from += BATCH) {
    const values = fresh.slice(from, from + BATCH).map(({ row: { row: _, ...said }, fingerprint, nth }) => ({
      ...pickAccount(account),
      ...said,
      fingerprint,
      nth,
    }))
    stored.push(...(await transaction.insert(bankTransactions).values(values).returning()))
  }
  const byPrint = new Map(stored.map((one) => [`${one.fingerprint} ${one.nth}`, one]))
  const settings = await findSettings()
  const recording = { by: user, settings, transaction, rows }
  let matched = 0
  const paid = new Set<string>()
  for (const [nth, { kind, parts }] of verdicts.entries()) {
    const one = fresh[nth]!
    if (kind !== "exact" || !chosen.has(one.row.row) || !rows.has(parts[0]!.bookingId)) continue
    await recordParts(byPrint.get(`${one.fingerprint} ${one.nth}`)!, parts, recording)
    paid.add(parts[0]!.bookingId)
    matched++
  }
  for (const id of paid) await queuePaidMail(rows.get(id)!, transaction)
  return matched
}

const toSeen = (fresh: Marked[], account: Account) => fresh.map(({ row }) => ({ ...row, ...account }))
export const pickAccount = ({ bin, accountNumber, currency }: Account) => ({ bin, accountNumber, currency })

async function remember(account: Account, headings: string, columns: Columns, transaction: Database): Promise<void> {
  const { bin, accountNumber } = account
  await transaction
    .insert(bankColumns)
    .values({ bin, accountNumber, headings, columns })
    .onConflictDoUpdate({
      target: [bankColumns.bin, bankColumns.accountNumber],
      set: { headings, columns, updatedAt: sql`now()` },
    })
}
