import type { User } from "#domain/account/account.ts"
import { shorten } from "#lib/text/excerpt.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { storedPhone } from "#server/phone.server.ts"
import { findEnquiry } from "./answers.server.ts"
import type { Enquiry, EnquiryEntry } from "./enquiry.ts"
import { insertEnquiries, RECEIPT_MAILS } from "./receive-enquiry.server.ts"

const MAX_SUBJECT = 80

/**
 * Stores an enquiry that reached the office elsewhere as a message. The guest is mailed only if that is wanted.
 * @throws conflict IDEMPOTENCY_IN_FLIGHT; HttpError 422 IDEMPOTENCY_KEY_REUSED
 */
export async function enterEnquiry(entry: EnquiryEntry, user: User, idempotencyKey?: string): Promise<Enquiry> {
  const work = async (transaction: Database) => ({ id: await storeEntry(entry, user, transaction) })
  const { answer } = await once(idempotencyKey, { form: "enquiry", by: user._id, ...entry }, work)
  return findEnquiry(answer.id)
}

async function storeEntry(entry: EnquiryEntry, user: User, transaction: Database): Promise<string> {
  const { channel, name, email = "", phone = "", chatName = "", message, language, mailGuest = false } = entry
  const id = crypto.randomUUID()
  const subject = shorten(message.split("\n")[0] ?? "", MAX_SUBJECT)
  const contact = { name, email, phone: storedPhone(phone).phone, chatName }
  const row = { id, kind: "message" as const, ...contact, subject, message, language }
  await insertEnquiries([{ ...row, source: channel }], transaction)
  await audit({ actor: user._id, action: "create", subject: `message:${id}`, after: { channel } }, transaction)
  if (mailGuest && email)
    await queueMails(
      [{ kind: RECEIPT_MAILS.message, recipient: email, language, payload: { enquiryId: id } }],
      transaction,
    )
  return id
}
