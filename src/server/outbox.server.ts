import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm"
import { bigint, integer, jsonb, type PgTable, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { Language } from "#i18n/localized.ts"
import { type Database, db, gap, statement } from "./database.server.ts"
import { log } from "./log.server.ts"
import type { Mail, Mailer } from "./mail.server.ts"
import { type SentWords, wordsOfMail } from "./sent-words.server.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The table, for its desk (outbox-desk.server.ts). */
export const outbox = pgTable("outbox", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  recipient: text().notNull(),
  language: text().$type<Language>().notNull(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  sentAt: instant("sent_at"),
  words: jsonb().$type<SentWords[]>(),
  lastError: text("last_error"),
  round: integer().notNull().default(0),
})

/** A mail to be written and sent later. `payload` names what it is about by ids: no text and no secret. */
export type QueuedMail = { kind: string; recipient: string; language: Language; payload: Record<string, unknown> }

/** Writes the mails of a kind when they are due; none where there is nothing to tell. */
export type MailWriter = (queued: QueuedMail) => Promise<Mail[]>

/** Longer than one attempt can take (three mails of a minute): whoever holds a mail has given up by then. */
const LEASE = "5 minutes"
/** After so many tries, the last of them seventeen hours after the first, a mail is left for the staff. */
export const MAX_ATTEMPTS = 12

/** Puts mails into the outbox; inside a transaction they go out only if it is committed. */
export async function queueMails(mails: QueuedMail[], database: Database = db): Promise<void> {
  const names = ["kind", "recipient", "language", "payload"] as const
  const build = () => {
    const gapsOf = (mail: number) => Object.fromEntries(names.map((name) => [name, gap(`${name} ${mail}`)]))
    return db.insert(outbox as PgTable).values(mails.map((_, mail) => gapsOf(mail)))
  }
  const values = mails.flatMap((mail, nth) => names.map((name) => [`${name} ${nth}`, mail[name]]))
  await statement(`queue ${mails.length} mails`, build, database).execute(Object.fromEntries(values))
}

/**
 * Sends the mail that has been due longest. Several processes may do so at once: a row that one holds the others skip,
 * and the lease keeps it from them after that.
 * @returns whether there was one
 */
export async function sendNext(writers: Record<string, MailWriter>, mailer: Mailer): Promise<boolean> {
  const row = await takeNext()
  if (!row) return false
  try {
    const write = writers[row.kind]
    if (!write) throw new Error(`Nobody writes mails of the kind '${row.kind}'.`)
    const mails = await write(row)
    for (const [index, mail] of mails.entries()) await mailer.send(mail, messageId(row, index))
    const words = mails.map(wordsOfMail)
    await db.update(outbox).set({ sentAt: sql`now()`, lastError: null, words }).where(held(row))
  } catch (error) {
    await postpone(row, error as Error)
  }
  return true
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
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: sql`now() + ${LEASE}::interval` })
    .where(
      sql`${outbox.id} = (select id from outbox where sent_at is null and next_attempt_at <= now() and attempts < ${MAX_ATTEMPTS}
        order by next_attempt_at, id limit 1 for update skip locked)`,
    )
    .returning()
  return row
}

/** Half a minute after the first failure, then twice as long each time; after the twelfth it is left for the staff. */
async function postpone(row: Row, error: Error): Promise<void> {
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
