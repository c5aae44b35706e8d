import { createHash } from "node:crypto"
import { and, eq, gte, lte } from "drizzle-orm"
import { codesWithin } from "#domain/bookings/reference.server.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { fold } from "#lib/text/fold.ts"
import { addDays, daysBetween } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { inTurns } from "#server/limits/in-turns.server.ts"
import { DAYS_APART } from "./bank-statement.ts"
import { bankTransactions } from "./bank-statements.table.server.ts"
import type { StatementRow } from "./file/parse-rows.server.ts"
import type { Account } from "./statement-file.server.ts"

/** Two reports of one transfer, by statement and webhook, wait for each other. */
export const lockAccount = ({ bin, accountNumber }: Account, transaction: Database) =>
  lock(`bank account ${bin} ${accountNumber}`, transaction)

/** A row of a statement, and the transaction that is stored of it. */
export type Marked = { row: StatementRow; fingerprint: string; nth: number; known: Stored | undefined }
export type Stored = typeof bankTransactions.$inferSelect

/** Finds the transactions that are stored already. Of equal rows in a file each is one. `prefix`: that of references. */
export async function markKnown(
  rows: StatementRow[],
  account: Account,
  prefix: string,
  database: Database,
): Promise<Marked[]> {
  const days = rows.map(({ bookedOn }) => bookedOn).toSorted()
  const stored = await database
    .select()
    .from(bankTransactions)
    .where(
      and(
        eq(bankTransactions.bin, account.bin),
        eq(bankTransactions.accountNumber, account.accountNumber),
        gte(bankTransactions.bookedOn, addDays(days[0]!, -DAYS_APART)),
        lte(bankTransactions.bookedOn, addDays(days.at(-1)!, DAYS_APART)),
      ),
    )
  const byFingerprint = new Map(stored.map((one) => [`${one.fingerprint} ${one.nth}`, one]))
  const times = new Map<string, number>()
  const marked = await inTurns(rows, (row) => {
    const fingerprint = fingerprintOf(row, account)
    const nth = times.get(fingerprint) ?? 0
    times.set(fingerprint, nth + 1)
    return { row, fingerprint, nth, known: byFingerprint.get(`${fingerprint} ${nth}`) }
  })
  const taken = new Set(marked.flatMap(({ known }) => known ?? []))
  const left = stored.filter((one) => !taken.has(one))
  const others = groupBy(left, groupOf)
  const byReference = groupBy(left, referenceOf)
  return inTurns(marked, (one) => {
    if (one.known) return one
    const found = findApart(one.row, byReference) ?? findNear(one.row, others, prefix)
    if (!found) return one
    for (const group of [others.get(groupOf(found))!, byReference.get(referenceOf(found))!])
      group.splice(group.indexOf(found), 1)
    return { ...one, known: found }
  })
}

/** Returns what transfers with one reference and amount have in common, also once their texts are erased. */
function referenceOf(said: Said & Partial<Pick<Stored, "trace">>): string {
  const { reference } = textsOf(said)
  return `${said.amountMinor} ${said.trace?.split(" ")[0] ?? (reference && hashOf(reference))}`
}

/** Returns the report of the same transfer by its reference, however it is worded and some days apart. */
function findApart(row: StatementRow, byReference: Map<string, Stored[]>): Stored | undefined {
  if (!isTelling(textsOf(row).reference)) return undefined
  const ofReference = byReference.get(referenceOf(row)) ?? []
  const near = ofReference.slice(0, MAX_COMPARED).filter((one) => daysApart(row, one) <= DAYS_APART)
  return findSame(row, near) ?? near[0]
}

/** Those that only a webhook reported are apart, because a statement may have them on another day. */
const groupOf = ({ bookedOn, amountMinor, nth }: Pick<Stored, "bookedOn" | "amountMinor" | "nth">) =>
  `${nth === null ? "webhook" : "statement"} ${bookedOn} ${amountMinor}`

/** Equal sums of a day beyond these are few, and looking through them all would take long. */
const MAX_COMPARED = 100

/** Returns the transfer among those that a webhook or another export of the bank has brought. */
function findNear(row: StatementRow, others: Map<string, Stored[]>, prefix: string): Stored | undefined {
  const ofDay = (days: number, nth: number | null) =>
    others.get(groupOf({ ...row, bookedOn: addDays(row.bookedOn, days), nth }))?.slice(0, MAX_COMPARED) ?? []
  const near = [...ofDay(0, null), ...ofDay(-1, null), ...ofDay(1, null), ...ofDay(0, 0)].slice(0, MAX_COMPARED)
  return findSame(row, near) ?? findTraced(row, near, prefix)
}

/** Returns the report of the same transfer, rather one of the same day and content. */
export function findSame<Other extends Said>(said: Said, others: readonly Other[]): Other | undefined {
  const same = others.filter((one) => isSame(said, one))
  const { content } = textsOf(said)
  return same.find((one) => one.bookedOn === said.bookedOn && textsOf(one).content === content) ?? same[0]
}

export type Said = Pick<StatementRow, "bookedOn" | "amountMinor" | "content" | "bankReference">

/** Banks shorten their references in one of their reports. Shorter ones are in others by chance. */
const SHORTENED = 8

/** Whether a reference is the bank's number of one transfer: others are words, such as the name of a counter. */
const isTelling = (reference: string) => reference.length >= SHORTENED && reference.replace(/\D/g, "").length >= 4

const daysApart = (one: Said, other: Said) => Math.abs(daysBetween(one.bookedOn, other.bookedOn))

/** Whether two reports with one reference are about one transfer, although they are dated and worded differently. */
function isSameApart(one: Said, other: Said): boolean {
  if (one.amountMinor !== other.amountMinor || daysApart(one, other) > DAYS_APART) return false
  const { reference } = textsOf(one)
  return isTelling(reference) && reference === textsOf(other).reference
}

/** Whether two reports are about one transfer. A statement may be a day later, and writes more around the content. */
function isSame(one: Said, other: Said): boolean {
  if (isSameApart(one, other)) return true
  if (one.amountMinor !== other.amountMinor || daysApart(one, other) > 1) return false
  const [first, second] = [textsOf(one), textsOf(other)]
  if (first.reference && second.reference) return isWithin(first.reference, second.reference, SHORTENED)
  return isWithin(first.content, second.content, 6)
}

/** Whether texts are equal, or the shorter one, from a length, is within the other. */
function isWithin(one: string, other: string, from: number): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  return shorter === longer || (shorter.length >= from && longer.includes(shorter))
}

const plain = (text: string) => fold(text).replaceAll(" ", "")

const texts = new WeakMap<Said, { content: string; reference: string }>()

/** Returns the texts as they are compared. Each is folded once, because it is compared with many others. */
function textsOf(said: Said): { content: string; reference: string } {
  const known = texts.get(said)
  if (known) return known
  const read = { content: plain(said.content), reference: plain(said.bankReference) }
  texts.set(said, read)
  return read
}

/** The same for every export of a transaction, whatever its format. */
function fingerprintOf(said: Said, { bin, accountNumber }: Account): string {
  const { content, reference } = textsOf(said)
  return hashOf([bin, accountNumber, said.bookedOn, said.amountMinor, content, reference])
}

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex")

/** Returns what stays of a transaction whose texts are erased, so that no other report of it is stored again. */
export function traceOf(said: Said, prefix: string): string {
  const { reference } = textsOf(said)
  return `${reference && hashOf(reference)} ${hashOf(contentKeys(said, prefix)[0])}`
}

/** Returns the report of the same transfer whose texts are erased. Only a telling reference may be some days apart. */
export function findTraced(said: Said, others: readonly Stored[], prefix: string): Stored | undefined {
  const { reference } = textsOf(said)
  const apart = isTelling(reference) ? DAYS_APART : 1
  const traced = others.filter((one) => one.trace !== null && daysApart(said, one) <= apart)
  if (traced.length === 0) return undefined
  const hash = reference && hashOf(reference)
  const contents = new Set(contentKeys(said, prefix).map(hashOf))
  return traced.find((one) => {
    const [erased, content] = one.trace!.split(" ")
    return erased && hash ? erased === hash : daysApart(said, one) <= 1 && contents.has(content!)
  })
}

/** Banks write different texts around the reference of a booking. */
const contentKeys = (said: Said, prefix: string) => [...codesWithin(said.content, prefix), textsOf(said).content]

export const pickAccount = ({ bin, accountNumber, currency }: Account) => ({ bin, accountNumber, currency })
