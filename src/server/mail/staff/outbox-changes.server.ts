import { and, eq, sql } from "drizzle-orm"
import type { PgUpdateSetSource } from "drizzle-orm/pg-core"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { isForOffice } from "#lib/mail-status.ts"
import type { SignedInUser } from "#server/auth/authorize.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, invalid, notFound } from "#server/errors.server.ts"
import { mayReadMail } from "#server/mail/mail-areas.server.ts"
import { ANEW, isWaiting } from "#server/mail/outbox.server.ts"
import { outbox } from "#server/mail/outbox.table.server.ts"
import { messages } from "./messages.ts"
import { findRow, isMailId, type OutboxEntry, present, type Row, statusOf } from "./outbox-list.server.ts"

/**
 * Sends a mail again, written from present data. What was sent stays as it was: the second mail is another one, and the
 * same while it waits. @throws notFound
 */
export function resendMail(id: string, user: SignedInUser): Promise<OutboxEntry> {
  return changeMail(id, user, async (before, transaction) => {
    if (!before.sentAt) return update(before, ANEW, transaction)
    const { kind, recipient, payload } = before
    await lock(`mail ${kind} ${recipient} ${JSON.stringify(payload)}`, transaction)
    const isSame = and(eq(outbox.kind, kind), eq(outbox.recipient, recipient), eq(outbox.payload, payload))
    const [waiting] = await transaction.select().from(outbox).where(and(isSame, isWaiting)).limit(1).for("update")
    if (waiting) return waiting.lastError === null ? [waiting] : update(waiting, ANEW, transaction)
    const copy = pick(before, "kind", "recipient", "language", "payload", "priority")
    return transaction.insert(outbox).values(copy).returning()
  })
}

/**
 * Takes a mail that could not be sent from the list of failed mails. It is not sent unless staff resend it.
 * @throws notFound; conflict MAIL_SENT, or MAIL_WAITING if it hasn't failed: nobody keeps a mail from being sent at all
 */
export function dismissMail(id: string, user: SignedInUser): Promise<OutboxEntry> {
  return changeMail(id, user, async (before, transaction) => {
    requireFailed(before)
    return update(before, { dismissedAt: sql`now()` }, transaction)
  })
}

/**
 * Corrects the address where it is kept, if it is still `from`, and tells whether it is now the new one. A pending
 * address is not: mails go there once it is confirmed.
 */
export type CorrectAddress = (id: string, from: string, to: string, user: SignedInUser) => Promise<boolean>
/** By the name under which the payload of a mail holds the id. */
export type AddressOwners = Record<string, CorrectAddress>

/**
 * Corrects the address of a mail that could not be sent, in the booking or enquiry too, and sends it again.
 * @throws notFound; conflict MAIL_SENT, MAIL_WAITING; invalid for addresses that belong to an account, a subscription or
 * the office
 */
export async function correctRecipient(
  id: string,
  recipient: string,
  user: SignedInUser,
  owners: AddressOwners,
): Promise<OutboxEntry> {
  const mail = await findRow(id, user)
  requireFailed(mail)
  if (isForOffice(mail.kind)) throw addressFixed()
  const [name, correct] = Object.entries(owners).find(([name]) => name in mail.payload) ?? []
  const isCorrected = name && correct && (await correct(String(mail.payload[name]), mail.recipient, recipient, user))
  if (!isCorrected) throw addressFixed()
  return changeMail(id, user, async (before, transaction) => {
    // The correction may have made it wait again.
    refuseSent(before)
    return update(before, { recipient, ...ANEW }, transaction)
  })
}

const addressFixed = () => invalid([{ field: "recipient", message: messages.recipientFixed }])

function refuseSent({ sentAt }: Row): void {
  if (sentAt) throw conflict("MAIL_SENT", messages.mailSent)
}

function requireFailed(mail: Row): void {
  refuseSent(mail)
  if (statusOf(mail) === "waiting") throw conflict("MAIL_WAITING", messages.mailWaiting)
}

type Change = PgUpdateSetSource<typeof outbox>

const update = ({ id }: Row, change: Change, transaction: Database) =>
  transaction.update(outbox).set(change).where(eq(outbox.id, id)).returning()

function changeMail(
  id: string,
  user: SignedInUser,
  change: (before: Row, transaction: Database) => Promise<Row[]>,
): Promise<OutboxEntry> {
  if (!isMailId(id)) throw notFound("Mail")
  return transact(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(outbox)
      .where(eq(outbox.id, Number(id)))
      .for("update")
    if (!before || !mayReadMail(user, before.kind)) throw notFound("Mail")
    const after = firstOf(await change(before, transaction))
    const states = { before: { status: statusOf(before) }, after: { status: statusOf(after) } }
    await audit({ actor: user._id, action: "update", subject: `outbox:${after.id}`, ...states }, transaction)
    return present(after)
  })
}
