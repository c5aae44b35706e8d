import { eq, sql } from "drizzle-orm"
import type { PgUpdateSetSource } from "drizzle-orm/pg-core"
import { firstOf } from "#lib/data/first-of.ts"
import type { SignedInUser } from "#server/auth/authorize.server.ts"
import { type Actor, audit } from "#server/database/audit-log.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, invalid, notFound } from "#server/errors.server.ts"
import { ANEW } from "#server/mail/outbox.server.ts"
import { outbox } from "#server/mail/outbox.table.server.ts"
import { messages } from "./messages.ts"
import { findRow, isMailId, type OutboxEntry, present, type Row, statusOf } from "./outbox-list.server.ts"

/** Sends a mail again, written from present data. @throws notFound */
export function resendMail(id: string, user: Actor): Promise<OutboxEntry> {
  return changeMail(id, user, sendAnew)
}

const sendAnew = { ...ANEW, round: sql`${outbox.round} + (${outbox.sentAt} is not null)::int` }

/**
 * Takes a mail that could not be sent from the list of failed mails. It is not sent unless staff resend it.
 * @throws notFound; conflict MAIL_SENT
 */
export function dismissMail(id: string, user: Actor): Promise<OutboxEntry> {
  return changeMail(id, user, { dismissedAt: sql`now()` }, refuseSent)
}

/** Corrects the address where it is kept, if it is still `from`, and tells whether it is this one's address. */
export type CorrectAddress = (id: string, from: string, to: string, user: SignedInUser) => Promise<boolean>
/** By the name under which the payload of a mail holds the id. */
export type AddressOwners = Record<string, CorrectAddress>

/**
 * Corrects the address of a mail that could not be sent, in the booking or enquiry too, and sends it again.
 * @throws notFound; conflict MAIL_SENT; invalid for addresses that belong to an account, a subscription or the office
 */
export async function correctRecipient(
  id: string,
  recipient: string,
  user: SignedInUser,
  owners: AddressOwners,
): Promise<OutboxEntry> {
  const mail = await findRow(id)
  refuseSent(mail)
  const [name, correct] = Object.entries(owners).find(([name]) => name in mail.payload) ?? []
  const isCorrected = name && correct && (await correct(String(mail.payload[name]), mail.recipient, recipient, user))
  if (!isCorrected) throw invalid([{ field: "recipient", message: messages.recipientFixed }])
  return changeMail(id, user, { recipient, ...sendAnew }, refuseSent)
}

function refuseSent({ sentAt }: Row): void {
  if (sentAt) throw conflict("MAIL_SENT", messages.mailSent)
}

type Change = PgUpdateSetSource<typeof outbox>

function changeMail(id: string, user: Actor, change: Change, check = (_before: Row) => {}): Promise<OutboxEntry> {
  if (!isMailId(id)) throw notFound("Mail")
  return transact(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(outbox)
      .where(eq(outbox.id, Number(id)))
      .for("update")
    if (!before) throw notFound("Mail")
    check(before)
    const after = firstOf(await transaction.update(outbox).set(change).where(eq(outbox.id, before.id)).returning())
    const states = { before: { status: statusOf(before) }, after: { status: statusOf(after) } }
    await audit({ actor: user._id, action: "update", subject: `outbox:${id}`, ...states }, transaction)
    return present(after)
  })
}
