import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm"
import type { Language } from "#i18n/localized.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { log } from "#server/log.server.ts"
import { outbox } from "./outbox.table.server.ts"
import { redactMail } from "./redact.server.ts"
import type { Mail, Mailer } from "./transport.server.ts"

/** A mail to be written and sent later. `payload` names what it is about by ids: no text and no secret. */
export type QueuedMail = { kind: string; recipient: string; language: Language; payload: Record<string, unknown> }

/**
 * Writes the mails of a kind when they are due; none where there is nothing to tell. `attempts` counts the present one.
 * @throws NotYet to be asked again later
 */
export type MailWriter = (queued: QueuedMail & { attempts?: number }) => Promise<Mail[]>

/** Puts a mail off for some seconds. It does not count as a failure. */
export class NotYet extends Error {
  seconds: number
  constructor(seconds: number) {
    super(`Not before ${seconds} seconds have passed.`)
    this.seconds = seconds
  }
}

/** Longer than one attempt can take (three mails of a minute): whoever holds a mail has given up by then. */
const LEASE = "5 minutes"
/** After so many tries, the last of them seventeen hours after the first, a mail is left for the staff. */
export const MAX_ATTEMPTS = 12

/**
 * Mails about bookings go first, then those of accounts. Anybody may ask for any number of the others, for addresses that
 * nobody knows: forgotten passwords, then lookups, the newsletter and the rest.
 */
function priorityOf(kind: string): number {
  if (/^(booking|departure)-/.test(kind)) return 1
  if (/^(verify-email$|password-|email-)/.test(kind)) return 2
  return kind === "reset-password" ? FIRST_UNCERTAIN : 4
}

/** From this priority on a row may lead to no mail. */
const FIRST_UNCERTAIN = 3
/** So that nothing waits for ever, each fourth mail is the one that has been due longest, whatever it is about. */
const LONGEST_DUE_EVERY = 4
let taken = 0

/** Puts mails into the outbox; inside a transaction they go out only if it is committed. */
export async function queueMails(queued: QueuedMail[], database: Database = db): Promise<void> {
  await database.insert(outbox).values(queued.map((mail) => ({ ...mail, priority: priorityOf(mail.kind) })))
}

/** Which mails: of a kind, about a booking, to somebody. */
type About = { kind: string; recipient: string; bookingId: string }

/** The mails that nobody has tried to send yet. */
const untried = ({ kind, recipient, bookingId }: About) =>
  and(
    sql`${outbox.payload} ->> 'bookingId' = ${bookingId}`,
    ...[eq(outbox.kind, kind), eq(outbox.recipient, recipient), isNull(outbox.sentAt), eq(outbox.attempts, 0)],
  )

/**
 * Queues a mail about a booking to be sent after some seconds, unless one of its kind waits for the same recipient
 * already: that one is sent then at the latest, and keeps its payload.
 */
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

/** Takes mails back that nobody has tried to send yet. @returns their payloads */
export async function takeBack(about: About, transaction: Database): Promise<QueuedMail["payload"][]> {
  const taken = await transaction.delete(outbox).where(untried(about)).returning({ payload: outbox.payload })
  return taken.map(({ payload }) => payload)
}

/**
 * Sends the next mail: of the most urgent that are due the one that has been due longest. Several processes may do so at
 * once: a row that one holds the others skip, and the lease keeps it from them after that. `rest` is awaited after a mail,
 * but not after a row that leads to none.
 * @returns whether there was one
 */
export async function sendNext(
  writers: Record<string, MailWriter>,
  mailer: Mailer,
  rest: () => Promise<void> = async () => {},
): Promise<boolean> {
  const row = await takeNext()
  if (!row) return false
  const isDone = await send(row, writers, mailer).catch((error: Error) => postpone(row, error))
  if (isDone !== "no mail") await rest()
  return true
}

async function send(row: Row, writers: Record<string, MailWriter>, mailer: Mailer): Promise<"sent" | "no mail"> {
  const write = writers[row.kind]
  if (!write) throw new Error(`Nobody writes mails of the kind '${row.kind}'.`)
  const mails = await write(row)
  for (const [index, mail] of mails.entries()) await mailer.send(mail, messageId(row, index))
  const words = mails.map(redactMail)
  await db.update(outbox).set({ sentAt: sql`now()`, lastError: null, words }).where(held(row))
  return mails.length ? "sent" : "no mail"
}

type Row = typeof outbox.$inferSelect

/**
 * The same for every try: who dies between the server's yes and our note of it sends the mail again, and mailboxes know
 * it for the same one. What staff send again is a new one.
 */
function messageId({ id, round }: Row, index: number): string {
  return `${id}-${index}${round ? `-${round}` : ""}`
}

/** A row as long as it is ours: whoever outlived the lease must not write over what another has done since. */
function held({ id, attempts, round }: Row) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.round, round))
}

async function takeNext(): Promise<Row | undefined> {
  const order = ++taken % LONGEST_DUE_EVERY ? sql`priority, next_attempt_at, id` : sql`next_attempt_at, id`
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: sql`now() + ${LEASE}::interval` })
    .where(
      sql`${outbox.id} = (select id from outbox where sent_at is null and next_attempt_at <= now() and attempts < ${MAX_ATTEMPTS}
        order by ${order} limit 1 for update skip locked)`,
    )
    .returning()
  return row
}

/** Whether more than so many rows wait that may lead to no mail. */
export async function hasManyUncertain(limit: number): Promise<boolean> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from (select 1 from outbox
      where sent_at is null and priority >= ${FIRST_UNCERTAIN} and attempts = 0 limit ${limit + 1}) as uncertain`,
  )
  return (rows[0]?.waiting ?? 0) > limit
}

/** Half a minute after the first failure, then twice as long each time; after the twelfth it is left for the staff. */
async function postpone(row: Row, error: Error): Promise<"no mail" | undefined> {
  if (error instanceof NotYet) {
    const nextAttemptAt = sql`now() + make_interval(secs => ${error.seconds})`
    await db
      .update(outbox)
      .set({ nextAttemptAt, attempts: row.attempts - 1 })
      .where(held(row))
    return "no mail"
  }
  log.warn(
    { outbox: row.id, kind: row.kind, attempts: row.attempts, code: (error as NodeJS.ErrnoException).code },
    "mail not sent",
  )
  const seconds = 30 * 2 ** (row.attempts - 1)
  const nextAttemptAt = sql`now() + make_interval(secs => ${seconds})`
  await db
    .update(outbox)
    .set({ nextAttemptAt, lastError: error.message.slice(0, 500) })
    .where(held(row))
}

/** How many mails have been due for so many seconds, and how many were given up in the last week. */
export async function backlog(seconds: number): Promise<{ late: number; givenUp: number }> {
  const due = sql`${outbox.nextAttemptAt} < now() - make_interval(secs => ${seconds})`
  const lately = sql`${outbox.createdAt} > now() - interval '7 days'`
  const [row] = await db
    .select({
      late: sql<number>`(count(*) filter (where ${outbox.attempts} < ${MAX_ATTEMPTS} and ${due}))::int`,
      givenUp: sql<number>`(count(*) filter (where ${outbox.attempts} >= ${MAX_ATTEMPTS} and ${due} and ${lately}))::int`,
    })
    .from(outbox)
    .where(isNull(outbox.sentAt))
  return row ?? { late: 0, givenUp: 0 }
}

/** Removes what was only asked for in passing: requests of a kind that are done with, after a day. */
export async function sweepOutbox(kind: string): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.kind, kind), lt(outbox.sentAt, sql`now() - interval '1 day'`)))
}

/** Deletes the mails about some bookings. */
export async function forgetMailsAbout(bookingIds: string[], transaction: Database): Promise<void> {
  await transaction.delete(outbox).where(inArray(sql`${outbox.payload} ->> 'bookingId'`, bookingIds))
}

/** Deletes the mails to somebody, and those that named their address to the company. */
export async function forgetMailsTo(email: string, transaction: Database): Promise<void> {
  const named = sql`position(${email} in coalesce(${outbox.words}::text, '')) > 0`
  await transaction.delete(outbox).where(or(eq(outbox.recipient, email), named))
}

/** Deletes mails that were sent so many days ago. */
export async function forgetOldMails(days: number, transaction: Database): Promise<void> {
  await transaction.delete(outbox).where(lt(outbox.sentAt, sql`now() - make_interval(days => ${days})`))
}
