import { and, count, desc, eq, gt, inArray, isNotNull, lt, lte, max, or, type SQL, sql } from "drizzle-orm"
import type { AuditAction } from "#lib/audit-actions.ts"
import { inSets } from "#lib/data/in-sets.ts"
import { auditedKind, auditLog, formerPhone } from "./audit-log.table.server.ts"
import { type Database, db } from "./database.server.ts"
import { namesAddress, withoutKeys } from "./personal-text.server.ts"

export type Actor = { _id: string }

/** A write by staff. `actor` is the account id, `subject` the row: `tour:<id>`. */
export type AuditEntry = {
  actor: string
  action: AuditAction
  subject: string
  before?: unknown
  after?: unknown
}

/** Records a staff write in the same transaction (docs/security.md). */
export const audit = (entry: AuditEntry, transaction: Database): Promise<void> => auditAll([entry], transaction)

/** Records many staff writes, as `audit` does. */
export async function auditAll(entries: readonly AuditEntry[], transaction: Database): Promise<void> {
  for (const set of inSets(entries)) await transaction.insert(auditLog).values(set)
}

export type StoredEntry = typeof auditLog.$inferSelect

export type AuditFilters = {
  /** 'tour'. */
  kind?: string | undefined
  /** The whole name of an entry: 'tour:<id>'. */
  subject?: string | undefined
  actor?: string | undefined
  action?: AuditAction | undefined
  /** From this moment on, and before that one. */
  since?: Date | undefined
  until?: Date | undefined
}

/** Of the fields that are returned at once: an answer holds one long text or many short ones. */
const MAX_BYTES = 1_000_000

/** Returns writes, the newest first, of those before `before`: at most `limit`, fewer if they are long, but one. */
export async function findAudited(
  filters: AuditFilters,
  before: number | undefined,
  limit: number,
): Promise<{ rows: StoredEntry[]; hasOlder: boolean }> {
  const { kind, subject, actor, action, since, until } = filters
  const found = await db
    .select({ id: auditLog.id, bytes: sql<number>`octet_length(concat(${auditLog.before}, ${auditLog.after}))` })
    .from(auditLog)
    .where(
      and(
        kind === undefined ? undefined : eq(auditedKind, kind),
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        actor === undefined ? undefined : eq(auditLog.actor, actor),
        action === undefined ? undefined : eq(auditLog.action, action),
        since && isSince(since),
        until && isBefore(until),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
  let sum = 0
  const ids = found
    .slice(0, limit)
    .filter(({ bytes }, nth) => {
      sum += bytes
      return nth === 0 || sum <= MAX_BYTES
    })
    .map(({ id }) => id)
  const rows = await db.select().from(auditLog).where(inArray(auditLog.id, ids)).orderBy(desc(auditLog.id))
  return { rows, hasOlder: found.length > ids.length }
}

/**
 * A row tells when its transaction began. Ids are given later, but within this time: so a moment bounds the ids, and no
 * days that aren't asked for are read.
 */
const LONGEST_TRANSACTION = sql`interval '10 minutes'`

function isSince(moment: Date): SQL {
  const { id, at } = auditLog
  const instant = sql`${moment.toISOString()}::timestamptz`
  const last = sql`select ${id} from ${auditLog} where ${at} < ${instant} - ${LONGEST_TRANSACTION} order by ${at} desc limit 1`
  return sql`${at} >= ${instant} and ${id} > coalesce((${last}), 0)`
}

function isBefore(moment: Date): SQL {
  const { id, at } = auditLog
  const instant = sql`${moment.toISOString()}::timestamptz`
  const first = sql`select ${id} from ${auditLog} where ${at} > ${instant} + ${LONGEST_TRANSACTION} order by ${at} limit 1`
  return sql`${at} < ${instant} and ${id} < coalesce((${first}), ${Number.MAX_SAFE_INTEGER})`
}

/** Returns the writes of a row that changed one of these fields, the newest first. */
export async function listAuditEntries(
  subject: string,
  fields: string[],
  { page, limit }: { page: number; limit: number },
): Promise<{ entries: StoredEntry[]; total: number }> {
  const touches = or(...fields.map((field) => sql`${auditLog.after} ? ${field}`))
  const where = and(eq(auditLog.subject, subject), touches)
  const entries = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(auditLog).where(where)
  return { entries, total: counted?.total ?? 0 }
}

/** Returns the latest write of a row. */
export async function findLastAuditEntry(subject: string, database: Database): Promise<StoredEntry | undefined> {
  const [entry] = await database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry
}

/** Clears the details of writes about a person who is erased. The actor and row stay in the log. */
export async function redactAuditDetails(subjects: string[], transaction: Database): Promise<void> {
  if (subjects.length === 0) return
  await transaction.update(auditLog).set({ before: null, after: null }).where(inArray(auditLog.subject, subjects))
}

/** Clears a note that the log repeats of a row. The rest of the details stays. */
export async function redactAuditNote(subject: string, note: string, transaction: Database): Promise<void> {
  const { after } = auditLog
  await transaction
    .update(auditLog)
    .set({ after: sql`${after} - 'note'` })
    .where(and(eq(auditLog.subject, subject), sql`${after} ->> 'note' = ${note}`))
}

/** A row and its last write that names an address. */
export type NamedIn = { subject: string; last: number; at: Date }

/** Returns the rows whose writes name an address, also those that now belong to another person. */
export function findWritesNaming(email: string, transaction: Database): Promise<NamedIn[]> {
  const { before, after } = auditLog
  const addresses = sql`(addresses_in(${before}) || addresses_in(${after}))`
  return findNamed(namesAddress({ addresses, text: sql`concat(${before}, ${after})` }, email), transaction)
}

/** Returns the bookings that once had one of these phone numbers and now have another. */
export function findWritesReplacing(phones: string[], transaction: Database): Promise<NamedIn[]> {
  return findNamed(and(sql`${auditLog.before} ? 'customerPhone'`, inArray(formerPhone, phones)), transaction)
}

async function findNamed(condition: SQL | undefined, transaction: Database): Promise<NamedIn[]> {
  const { subject, id, at } = auditLog
  return transaction
    .select({ subject, last: max(id).mapWith(Number), at: max(at).mapWith(at) })
    .from(auditLog)
    .where(condition)
    .groupBy(subject) as Promise<NamedIn[]>
}

/**
 * Clears the details of a row's writes up to the last one that names a person. Of later writes it clears what `fields`
 * were before, because that may be the same person's.
 */
export async function redactFormerDetails(
  { subject, last }: NamedIn,
  fields: string[],
  transaction: Database,
): Promise<void> {
  const { before, id } = auditLog
  const ofRow = eq(auditLog.subject, subject)
  await transaction
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(ofRow, lte(id, last)))
  await transaction
    .update(auditLog)
    .set({ before: withoutKeys(before, fields) })
    .where(and(ofRow, gt(id, last), isNotNull(before)))
}
