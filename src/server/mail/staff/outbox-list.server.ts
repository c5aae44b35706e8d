import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm"
import type * as z from "zod"
import type { Pagination } from "#lib/api/pagination.ts"
import { pick } from "#lib/data/pick.ts"
import type { MailStatus } from "#lib/mail-status.ts"
import type { SignedInUser } from "#server/auth/authorize.server.ts"
import { db } from "#server/database/database.server.ts"
import { paginateUpTo1000 } from "#server/database/lists.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isReadableBy, mayReadMail } from "#server/mail/mail-areas.server.ts"
import { isWaiting, MAX_ATTEMPTS } from "#server/mail/outbox.server.ts"
import { outbox } from "#server/mail/outbox.table.server.ts"
import type * as shapes from "./shapes.server.ts"

export type OutboxEntry = z.infer<typeof shapes.mail>
export type OutboxMail = z.infer<typeof shapes.mailWithWords>

export type OutboxListing = {
  status?: MailStatus | undefined
  kind?: string | undefined
  bookingId?: string | undefined
  /** `failed`: mails that could not be sent come first. Default: the newest first. */
  sort?: "newest" | "failed" | undefined
  page?: number | undefined
  limit?: number | undefined
}

export type Row = typeof outbox.$inferSelect

/** Returns the mails that this colleague may read. */
export async function listOutbox(
  listing: OutboxListing,
  user: SignedInUser,
): Promise<{ data: OutboxEntry[]; pagination: Pagination }> {
  const { status, kind, bookingId, sort, page = 1, limit = 20 } = listing
  const where = and(
    isReadableBy(user),
    status && CONDITIONS[status],
    kind === undefined ? undefined : eq(outbox.kind, kind),
    bookingId === undefined ? undefined : sql`${outbox.payload} ->> 'bookingId' = ${bookingId}`,
  )
  const rows = await db
    .select()
    .from(outbox)
    .where(where)
    .orderBy(...(sort === "failed" ? [FAILED_FIRST, desc(outbox.id)] : [desc(outbox.id)]))
    .limit(limit)
    .offset((page - 1) * limit)
  return { data: rows.map(present), pagination: await paginateUpTo1000(outbox, where, { page, limit }) }
}

/** Must match the index `outbox_failed_first`. */
const FAILED_FIRST = sql`(${outbox.sentAt} is null and ${outbox.dismissedAt} is null
  and ${outbox.lastError} is not null) desc`

const CONDITIONS: Record<MailStatus, SQL | undefined> = {
  sent: and(isNotNull(outbox.sentAt), sql`${outbox.words} is distinct from '[]'::jsonb`),
  waiting: and(isWaiting, isNull(outbox.lastError), lt(outbox.attempts, MAX_ATTEMPTS)),
  failing: and(isWaiting, isNotNull(outbox.lastError), lt(outbox.attempts, MAX_ATTEMPTS)),
  dead: and(isWaiting, gte(outbox.attempts, MAX_ATTEMPTS)),
  dismissed: or(isNotNull(outbox.dismissedAt), sql`${outbox.words} = '[]'::jsonb`),
}

/** A mail that had nothing to say any more counts as dismissed. */
export function statusOf({ sentAt, dismissedAt, attempts, lastError, words }: Row): MailStatus {
  if (dismissedAt || words?.length === 0) return "dismissed"
  if (sentAt) return "sent"
  if (attempts >= MAX_ATTEMPTS) return "dead"
  return lastError === null ? "waiting" : "failing"
}

export function present(row: Row): OutboxEntry {
  const status = statusOf(row)
  const isDue = status === "waiting" || status === "failing"
  return {
    ...pick(row, "kind", "recipient", "language", "attempts", "lastError"),
    _id: String(row.id),
    about: row.payload,
    status,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: isDue ? row.nextAttemptAt.toISOString() : null,
    sentAt: status === "sent" && row.sentAt ? row.sentAt.toISOString() : null,
  }
}

type AnswerMail = Pick<OutboxEntry, "_id" | "status" | "sentAt">

/** Returns the mails that carry answers to enquiries, by the id of the answer. */
export async function findMailsOfAnswers(answerIds: string[]): Promise<Map<string, AnswerMail>> {
  if (answerIds.length === 0) return new Map()
  const answerId = sql<string>`${outbox.payload} ->> 'answerId'`
  const rows = await db
    .select()
    .from(outbox)
    // A literal, because a partial index is used only if the condition matches it.
    .where(and(sql`${outbox.kind} = 'enquiry-answer'`, inArray(answerId, answerIds)))
    .orderBy(outbox.id)
  return new Map(rows.map((row) => [String(row.payload.answerId), pick(present(row), "_id", "status", "sentAt")]))
}

type MailTo = Pick<OutboxEntry, "_id" | "kind" | "status" | "createdAt" | "sentAt"> & { subject: string | null }

/**
 * Returns the last mails to an address that this colleague may read, the newest first. The subject is known once a mail
 * was sent.
 */
export async function listMailsTo(recipient: string, limit: number, user: SignedInUser): Promise<MailTo[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), isReadableBy(user)))
    .orderBy(desc(outbox.id))
    .limit(limit)
  return rows.map((row) => ({
    ...pick(present(row), "_id", "kind", "status", "createdAt", "sentAt"),
    subject: row.words?.[0]?.subject ?? null,
  }))
}

/** @throws notFound, also for mails that this colleague may not read */
export async function findRow(id: string, user: SignedInUser): Promise<Row> {
  const [row] = isMailId(id)
    ? await db
        .select()
        .from(outbox)
        .where(eq(outbox.id, Number(id)))
    : []
  if (!row || !mayReadMail(user, row.kind)) throw notFound("Mail")
  return row
}

/** Returns a mail. Secrets in its links are hidden. @throws notFound */
export async function findMail(id: string, user: SignedInUser): Promise<OutboxMail> {
  const row = await findRow(id, user)
  return { ...present(row), words: row.words ?? [] }
}

export const isMailId = (id: string) => /^\d{1,15}$/.test(id)
