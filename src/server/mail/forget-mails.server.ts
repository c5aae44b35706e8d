import { existsSync } from "node:fs"
import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm"
import { type Database, db } from "#server/database/database.server.ts"
import { namesAddress } from "#server/database/personal-text.server.ts"
import { MAX_ATTEMPTS } from "./outbox.server.ts"
import { mailOwner, outbox } from "./outbox.table.server.ts"
import { mailFolder } from "./transport.server.ts"

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
  const { recipient, words } = outbox
  const named = namesAddress({ addresses: sql`addresses_in(${words})`, text: sql`${words}::text` }, email)
  await transaction.delete(outbox).where(or(eq(recipient, email), named))
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
