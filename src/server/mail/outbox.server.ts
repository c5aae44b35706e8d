import { existsSync } from "node:fs"
import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm"
import type { Language } from "#i18n/localized.ts"
import { firstCharacters } from "#lib/text/graphemes.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { namesAddress } from "#server/database/personal-text.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { log } from "#server/log.server.ts"
import { mailHolds, mailOwner, outbox } from "./outbox.table.server.ts"
import { redactMail } from "./redact.server.ts"
import { type Mail, type Mailer, mailFolder } from "./transport.server.ts"

/** A mail to write and send later. `payload` holds ids only, no text and no secret. */
export type QueuedMail = { kind: string; recipient: string; language: Language; payload: Record<string, unknown> }

/** Writes the mails of a kind. `attempts` includes the present one. @throws NotYet to be called again later */
export type MailWriter = (queued: QueuedMail & { attempts?: number }) => Promise<Mail[]>

/** Postpones a mail by some seconds without counting a failure. */
export class NotYet extends Error {
  seconds: number
  constructor(seconds: number) {
    super(`Not before ${seconds} seconds have passed.`)
    this.seconds = seconds
  }
}

/** Longer than one attempt can take (three mails of a minute each). */
const LEASE = "5 minutes"
/** The last try is 17 hours after the first. After that the mail is left to staff. */
export const MAX_ATTEMPTS = 12

/** Bookings come first, then accounts and what staff write. Anyone can trigger the rest for unknown addresses. */
function priorityOf(kind: string): number {
  if (/^(booking|departure)-/.test(kind)) return 1
  if (/^(enquiry-answer$|verify-email$|password-|email-)/.test(kind)) return 2
  return kind === "reset-password" ? FIRST_UNCERTAIN : 4
}

/** Rows from this priority on may lead to no mail. */
const FIRST_UNCERTAIN = 3
/** Every fourth mail is the oldest one, so that none waits forever. */
const LONGEST_DUE_EVERY = 4
let taken = 0

/** Queues mails, to be sent after `seconds`. In a transaction, they are sent only if it commits. */
export async function queueMails(queued: QueuedMail[], database: Database = db, seconds = 0): Promise<void> {
  if (queued.length === 0) return
  const nextAttemptAt = sql`now() + make_interval(secs => ${seconds})`
  const rows = queued.map((mail) => ({ ...mail, priority: priorityOf(mail.kind), nextAttemptAt }))
  await database.insert(outbox).values(rows)
}

type About = { kind: string; recipient: string; bookingId: string }

const untried = ({ kind, recipient, bookingId }: About) =>
  and(
    sql`${outbox.payload} ->> 'bookingId' = ${bookingId}`,
    ...[eq(outbox.kind, kind), eq(outbox.recipient, recipient), isNull(outbox.sentAt), eq(outbox.attempts, 0)],
  )

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

/** Withdraws the mails about an event of a booking. `isTried`: one of them has been sent or is being sent. */
export async function withdrawMailsOfEvent(
  { bookingId, event }: { bookingId: string; event: number },
  transaction: Database,
): Promise<{ withdrawn: QueuedMail[]; isTried: boolean }> {
  const isAbout = and(
    sql`${outbox.payload} ->> 'bookingId' = ${bookingId}`,
    sql`${outbox.payload} ->> 'event' = ${String(event)}`,
  )
  const withdrawn = await transaction
    .delete(outbox)
    .where(and(isAbout, isNull(outbox.sentAt), eq(outbox.attempts, 0)))
    .returning()
  const tried = await transaction.select({ id: outbox.id }).from(outbox).where(isAbout).limit(1)
  const queued = withdrawn.map(({ kind, recipient, language, payload }) => ({ kind, recipient, language, payload }))
  return { withdrawn: queued, isTried: tried.length > 0 }
}

/** Sends the next mail. Processes skip rows that others lock or lease. @returns whether there was a row */
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
  if (!write) throw new Error(`No writer for mails of the kind '${row.kind}'. Add one to the mails of its slice.`)
  const mails = await write(row)
  for (const [index, mail] of mails.entries()) await mailer.send(mail, messageId(row, index))
  const words = mails.map(redactMail)
  await db.update(outbox).set({ sentAt: sql`now()`, lastError: null, words }).where(isLeased(row))
  return mails.length ? "sent" : "no mail"
}

type Row = typeof outbox.$inferSelect

/** Returns the same id for every try, so that mailboxes drop duplicates. A resend by staff gets a new id. */
function messageId({ id, key, round }: Row, index: number): string {
  return `${id}-${key}-${index}${round ? `-${round}` : ""}`
}

/** Matches a row while we hold its lease, so that a slow process does not overwrite the next one's result. */
function isLeased({ id, attempts, round }: Row) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.round, round))
}

async function takeNext(): Promise<Row | undefined> {
  const order = ++taken % LONGEST_DUE_EVERY ? sql`priority, next_attempt_at, id` : sql`next_attempt_at, id`
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: sql`now() + ${LEASE}::interval` })
    .where(
      sql`${outbox.id} = (select id from outbox where sent_at is null and dismissed_at is null
          and next_attempt_at <= now() and attempts < ${MAX_ATTEMPTS}
          and not exists (select from ${mailHolds})
        order by ${order} limit 1 for update skip locked)`,
    )
    .returning()
  return row
}

export async function hasManyUncertain(limit: number): Promise<boolean> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from (select 1 from outbox
      where sent_at is null and priority >= ${FIRST_UNCERTAIN} and attempts = 0 limit ${limit + 1}) as uncertain`,
  )
  return (rows[0]?.waiting ?? 0) > limit
}

/** Doubles the delay after each failure, from half a minute. */
async function postpone(row: Row, error: Error): Promise<"no mail" | undefined> {
  if (error instanceof NotYet) {
    const nextAttemptAt = sql`now() + make_interval(secs => ${error.seconds})`
    await db
      .update(outbox)
      .set({ nextAttemptAt, attempts: row.attempts - 1 })
      .where(isLeased(row))
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
    .set({ nextAttemptAt, lastError: firstCharacters(error.message, 500) })
    .where(isLeased(row))
}

/** Sends what waits for a wrong address, or has failed, to the right one. */
export async function redirectMails(bookingId: string, from: string, to: string, transaction: Database): Promise<void> {
  await transaction
    .update(outbox)
    .set({ recipient: to, ...ANEW })
    .where(
      and(
        sql`${outbox.payload} ->> 'bookingId' = ${bookingId}`,
        ...[eq(outbox.recipient, from), isNull(outbox.sentAt), isNull(outbox.dismissedAt)],
      ),
    )
}

/** What a mail needs to be sent as if it were new. */
export const ANEW = { attempts: 0, sentAt: null, dismissedAt: null, lastError: null, nextAttemptAt: sql`now()` }

/** Holds all mails of a restored copy back, those of its jobs too: it may be one for trying away. */
export async function holdMails(): Promise<void> {
  await db.insert(mailHolds).values({}).onConflictDoNothing()
}

/** Lets mails be sent again, and returns how many wait. */
export function releaseMails(): Promise<number> {
  return transact(async (transaction) => {
    await transaction.delete(mailHolds)
    const waiting = and(isNull(outbox.sentAt), isNull(outbox.dismissedAt))
    return (await transaction.select({ id: outbox.id }).from(outbox).where(waiting)).length
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
    .where(and(isNull(outbox.sentAt), isNull(outbox.dismissedAt)))
  return row ?? { late: 0, givenUp: 0 }
}

export async function sweepOutbox(kind: string): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.kind, kind), lt(outbox.sentAt, sql`now() - interval '1 day'`)))
}

/** Deletes the mails about bookings, accounts, enquiries, answers or reviews, also those to other addresses. */
export async function forgetMailsAbout(ids: string[], transaction: Database): Promise<void> {
  if (ids.length === 0) return
  const bookingId = sql`${outbox.payload} ->> 'bookingId'`
  const isOwned = and(sql`${bookingId} is null`, inArray(mailOwner, ids))
  await transaction.delete(outbox).where(or(inArray(bookingId, ids), isOwned))
}

/** Deletes the mails to an address, and the mails to the company that name it. */
export async function forgetMailsTo(email: string, transaction: Database): Promise<void> {
  await transaction
    .delete(outbox)
    .where(or(eq(outbox.recipient, email), namesAddress(sql`addresses_in(${outbox.words})`, email)))
}

/** Deletes some of the mails sent that many days ago, and of those that were given up then. @returns how many */
export async function forgetOldMails(days: number, limit: number, transaction: Database): Promise<number> {
  const then = sql`now() - make_interval(days => ${days})`
  const isDead = or(isNotNull(outbox.dismissedAt), gte(outbox.attempts, MAX_ATTEMPTS))
  const sent = lt(outbox.sentAt, then)
  const given = and(isNull(outbox.sentAt), isDead, lt(outbox.createdAt, then))
  let count = 0
  for (const isOld of [sent, given]) {
    const some = transaction.select({ id: outbox.id }).from(outbox).where(isOld).limit(limit)
    count += (await transaction.delete(outbox).where(inArray(outbox.id, some)).returning({ id: outbox.id })).length
  }
  return count
}

/** Deletes the `.eml` files of mails that are no longer in the outbox. Their names begin with its ids. */
export async function sweepMailFiles(dataDir: string): Promise<void> {
  const folder = mailFolder(dataDir)
  if (!existsSync(folder)) return
  const files = (await readdir(folder)).filter((name) => /^\d{1,15}-/.test(name))
  const idOf = (name: string) => Number.parseInt(name, 10)
  const ids = `{${files.map(idOf).join()}}`
  const rows = await db.select({ id: outbox.id }).from(outbox).where(sql`${outbox.id} = any(${ids}::bigint[])`)
  const stored = new Set(rows.map(({ id }) => id))
  for (const name of files.filter((name) => !stored.has(idOf(name)))) await rm(join(folder, name), { force: true })
}
