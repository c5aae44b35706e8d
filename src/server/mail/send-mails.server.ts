import { and, eq, sql } from "drizzle-orm"
import { shorten } from "#lib/text/excerpt.ts"
import { db } from "#server/database/database.server.ts"
import { log } from "#server/log.server.ts"
import { MAX_ATTEMPTS, type QueuedMail } from "./outbox.server.ts"
import { mailHolds, outbox } from "./outbox.table.server.ts"
import { redactMail } from "./redact.server.ts"
import type { Mail, Mailer } from "./transport.server.ts"

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

/** Every fourth mail is the oldest one, so that none waits forever. */
const LONGEST_DUE_EVERY = 4

let taken = 0

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

/** Returns the same id for every try, so that mailboxes drop duplicates. */
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
    .set({ nextAttemptAt, lastError: shorten(error.message, 500) })
    .where(isLeased(row))
}
