import { and, desc, eq, gt, isNotNull, isNull, not, sql } from "drizzle-orm"
import type { Language } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { adoptInstallation, isCopy } from "#server/database/installation.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { mailHolds, outbox } from "./outbox.table.server.ts"

/** A mail to write and send later. `payload` holds ids only, no text and no secret. */
export type QueuedMail = { kind: string; recipient: string; language: Language; payload: Record<string, unknown> }

/** The last try is 17 hours after the first. After that the mail is left to staff. */
export const MAX_ATTEMPTS = 12

/** Bookings come first, then accounts and what staff write. Anyone can trigger the rest for unknown addresses. */
function priorityOf(kind: string): number {
  if (/^(booking-|departure-|waiting-list-offer$)/.test(kind)) return 1
  if (/^(enquiry-answer$|verify-email$|password-|email-|second-factor-)/.test(kind)) return 2
  return kind === "reset-password" ? FIRST_UNCERTAIN : 4
}

/** Rows from this priority on may lead to no mail. */
const FIRST_UNCERTAIN = 3
/** Queues mails, to be sent after `seconds`. In a transaction, they are sent only if it commits. */
export async function queueMails(queued: QueuedMail[], database: Database = db, seconds = 0): Promise<void> {
  if (queued.length === 0) return
  const nextAttemptAt = sql`now() + make_interval(secs => ${seconds})`
  const rows = queued.map((mail) => ({ ...mail, priority: priorityOf(mail.kind), nextAttemptAt }))
  await database.insert(outbox).values(rows)
}

/** Returns whether a mail of this kind has been queued for a recipient since an instant. */
export async function wasQueuedSince(since: Date, kind: string, recipient: string): Promise<boolean> {
  const same = and(eq(outbox.kind, sql.raw(`'${kind}'`)), eq(outbox.recipient, recipient), gt(outbox.createdAt, since))
  return (await db.select({ id: outbox.id }).from(outbox).where(same).limit(1)).length > 0
}

export async function wasAnySent(): Promise<boolean> {
  return (await db.select({ id: outbox.id }).from(outbox).where(isNotNull(outbox.sentAt)).limit(1)).length > 0
}

type About = { kind: string; recipient: string; bookingId: string }

const isAboutBooking = (bookingId: string) => sql`${outbox.payload} ->> 'bookingId' = ${bookingId}`
export const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.dismissedAt))
const isUntried = and(isNull(outbox.sentAt), eq(outbox.attempts, 0))
const untried = ({ kind, recipient, bookingId }: About) =>
  and(isAboutBooking(bookingId), eq(outbox.kind, kind), eq(outbox.recipient, recipient), isUntried)

/** Returns whether the last mail of a kind about a booking has left. */
export async function wasLastSent(
  { kind, bookingId }: Pick<About, "kind" | "bookingId">,
  transaction: Database,
): Promise<boolean> {
  const [last] = await transaction
    .select({ sentAt: outbox.sentAt })
    .from(outbox)
    .where(and(isAboutBooking(bookingId), eq(outbox.kind, kind)))
    .orderBy(desc(outbox.createdAt))
    .limit(1)
  return last?.sentAt != null
}

/** Queues a mail about a booking unless one of its kind already waits for the recipient. That one keeps its payload. */
export async function queueOnce(mail: QueuedMail, seconds: number, transaction: Database): Promise<void> {
  const { kind, recipient, payload } = mail
  const due = sql`now() + make_interval(secs => ${seconds})`
  const waiting = await transaction
    .update(outbox)
    .set({ nextAttemptAt: sql`least(${outbox.nextAttemptAt}, ${due})` })
    .where(untried({ kind, recipient, bookingId: String(payload.bookingId) }))
    .returning({ id: outbox.id })
  if (waiting.length) return
  await transaction.insert(outbox).values({ ...mail, priority: priorityOf(kind), nextAttemptAt: due })
}

export async function withdrawMails(about: About, transaction: Database): Promise<QueuedMail["payload"][]> {
  const taken = await transaction.delete(outbox).where(untried(about)).returning({ payload: outbox.payload })
  return taken.map(({ payload }) => payload)
}

/** Withdraws the mails of a kind with this payload that have not been tried yet. @returns whether there were any */
export async function withdrawUntried(
  kind: string,
  payload: Record<string, string>,
  transaction: Database,
): Promise<boolean> {
  const isAbout = sql`${outbox.payload} @> ${JSON.stringify(payload)}::jsonb`
  const withdrawn = await transaction
    .delete(outbox)
    .where(and(eq(outbox.kind, kind), isAbout, isUntried))
    .returning({ id: outbox.id })
  return withdrawn.length > 0
}

/** Cancels queued mails about an event of a booking. `isTried`: one of them has been sent or is being sent. */
export async function withdrawMailsOfEvent(
  { bookingId, event }: { bookingId: string; event: number },
  transaction: Database,
): Promise<{ withdrawn: QueuedMail[]; isTried: boolean }> {
  const isAbout = and(isAboutBooking(bookingId), sql`${outbox.payload} ->> 'event' = ${String(event)}`)
  const withdrawn = await transaction.delete(outbox).where(and(isAbout, isUntried)).returning()
  const tried = await transaction.select({ id: outbox.id }).from(outbox).where(isAbout).limit(1)
  const queued = withdrawn.map((mail) => pick(mail, "kind", "recipient", "language", "payload"))
  return { withdrawn: queued, isTried: tried.length > 0 }
}

export async function hasManyUncertain(limit: number): Promise<boolean> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from (select 1 from outbox
      where sent_at is null and priority >= ${FIRST_UNCERTAIN} and attempts = 0 limit ${limit + 1}) as uncertain`,
  )
  return (rows[0]?.waiting ?? 0) > limit
}

/** A warning whose payload has `staysPut` still goes to the mailbox it was written to. */
const staysPut = sql`${outbox.payload} ? 'staysPut'`

/** Sends what waits for a wrong address, or has failed, to the right one. */
export async function redirectMails(bookingId: string, from: string, to: string, transaction: Database): Promise<void> {
  await transaction
    .update(outbox)
    .set({ recipient: to, ...ANEW })
    .where(and(isAboutBooking(bookingId), eq(outbox.recipient, from), isWaiting, not(staysPut)))
}

/** Columns of a mail that is sent as if it were new. */
export const ANEW = { attempts: 0, sentAt: null, dismissedAt: null, lastError: null, nextAttemptAt: sql`now()` }

/** Holds all mails of a restored or copied database back, those of its jobs too: it may be one for trying away. */
export async function holdMails(): Promise<void> {
  if (!(await areMailsHeld())) await db.insert(mailHolds).values({}).onConflictDoNothing()
}

/** Holds all mails if the database is a copy that has not been released. @returns whether mails are held */
export async function holdMailsOfCopy(home: Home): Promise<boolean> {
  if (await isCopy(home)) await holdMails()
  return areMailsHeld()
}

type Home = Parameters<typeof isCopy>[0]

/** Lets mails be sent again, also if this is a copy, and returns how many wait. */
export function releaseMails(home: Home): Promise<number> {
  return transact(async (transaction) => {
    await adoptInstallation(home, transaction)
    await transaction.delete(mailHolds)
    return (await transaction.select({ id: outbox.id }).from(outbox).where(isWaiting)).length
  })
}

export async function areMailsHeld(): Promise<boolean> {
  return (await db.select().from(mailHolds)).length > 0
}

/** Counts the mails overdue by `seconds`, and those given up in the last week. */
export async function backlog(seconds: number): Promise<{ late: number; givenUp: number }> {
  const due = sql`${outbox.nextAttemptAt} < now() - make_interval(secs => ${seconds})`
  const lately = sql`${outbox.createdAt} > now() - interval '7 days'`
  const [row] = await db
    .select({
      late: sql<number>`(count(*) filter (where ${outbox.attempts} < ${MAX_ATTEMPTS} and ${due}))::int`,
      givenUp: sql<number>`(count(*) filter (where ${outbox.attempts} >= ${MAX_ATTEMPTS} and ${due} and ${lately}))::int`,
    })
    .from(outbox)
    .where(isWaiting)
  return row ?? { late: 0, givenUp: 0 }
}
