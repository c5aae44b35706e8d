import { createHash } from "node:crypto"
import { and, eq, gte, lte } from "drizzle-orm"
import { groupBy } from "#lib/data/group-by.ts"
import { fold } from "#lib/text/fold.ts"
import { addDays } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { bankTransactions } from "./bank-statements.table.server.ts"
import type { StatementRow } from "./file/parse-rows.server.ts"
import type { Account } from "./statement-file.server.ts"

/** Two reports of one transfer, by statement and webhook, wait for each other. */
export const lockAccount = ({ bin, accountNumber }: Account, transaction: Database) =>
  lock(`bank account ${bin} ${accountNumber}`, transaction)

/** A row of a statement, and the transaction that is stored of it. */
export type Marked = { row: StatementRow; fingerprint: string; nth: number; known: Stored | undefined }
export type Stored = typeof bankTransactions.$inferSelect

/** Finds the transactions that are stored already. Of equal rows in a file each is one. */
export async function markKnown(rows: StatementRow[], account: Account, database: Database): Promise<Marked[]> {
  const days = rows.map(({ bookedOn }) => bookedOn).toSorted()
  const stored = await database
    .select()
    .from(bankTransactions)
    .where(
      and(
        eq(bankTransactions.bin, account.bin),
        eq(bankTransactions.accountNumber, account.accountNumber),
        gte(bankTransactions.bookedOn, addDays(days[0]!, -1)),
        lte(bankTransactions.bookedOn, addDays(days.at(-1)!, 1)),
      ),
    )
  const byFingerprint = new Map(stored.map((one) => [`${one.fingerprint} ${one.nth}`, one]))
  const times = new Map<string, number>()
  const marked = rows.map((row) => {
    const fingerprint = fingerprintOf(row, account)
    const nth = times.get(fingerprint) ?? 0
    times.set(fingerprint, nth + 1)
    return { row, fingerprint, nth, known: byFingerprint.get(`${fingerprint} ${nth}`) }
  })
  const taken = new Set(marked.flatMap(({ known }) => known ?? []))
  const others = groupBy(
    stored.filter((one) => !taken.has(one)),
    ({ amountMinor }) => String(amountMinor),
  )
  return marked.map((one) => ({
    ...one,
    known: one.known ?? takeSame(one.row, others.get(String(one.row.amountMinor)) ?? []),
  }))
}

/** Equal rows beyond these are few, and looking through them all would take long. */
const MAX_COMPARED = 200

/** Removes the transfer from those that a webhook or another export of the bank has brought. */
function takeSame(row: StatementRow, others: Stored[]): Stored | undefined {
  const near = others
    .filter(({ bookedOn, fingerprint }) => fingerprint === null || bookedOn === row.bookedOn)
    .slice(0, MAX_COMPARED)
  const found = findSame(row, near)
  if (found) others.splice(others.indexOf(found), 1)
  return found
}

/** Returns the report of the same transfer, rather one of the same day and content. */
export function findSame<Other extends Said>(said: Said, others: readonly Other[]): Other | undefined {
  const same = others.filter((one) => isSame(said, one))
  const content = plain(said.content)
  return same.find((one) => one.bookedOn === said.bookedOn && plain(one.content) === content) ?? same[0]
}

type Said = Pick<StatementRow, "bookedOn" | "amountMinor" | "content" | "bankReference">

/** Banks shorten their references in one of their reports. Shorter ones are in others by chance. */
const SHORTENED = 8

/** Whether two reports are about one transfer. A statement may be a day later, and writes more around the content. */
function isSame(one: Said, other: Said): boolean {
  if (one.amountMinor !== other.amountMinor) return false
  if (other.bookedOn < addDays(one.bookedOn, -1) || other.bookedOn > addDays(one.bookedOn, 1)) return false
  const [first, second] = [plain(one.bankReference), plain(other.bankReference)]
  if (first && second) return isWithin(first, second, SHORTENED)
  return isWithin(plain(one.content), plain(other.content), 6)
}

/** Whether texts are equal, or the shorter one, from a length, is within the other. */
function isWithin(one: string, other: string, from: number): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  return shorter === longer || (shorter.length >= from && longer.includes(shorter))
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

export const pickAccount = ({ bin, accountNumber, currency }: Account) => ({ bin, accountNumber, currency })
