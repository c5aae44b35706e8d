import { createHash } from "node:crypto"
import { and, eq, gte, lte } from "drizzle-orm"
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

export const pickAccount = ({ bin, accountNumber, currency }: Account) => ({ bin, accountNumber, currency })
