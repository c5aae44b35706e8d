import { eq } from "drizzle-orm"
import { checkColleague } from "#features/account/account.server.ts"
import type { User } from "#features/account/account.ts"
import { contactMessages } from "#features/contact/contact.table.server.ts"
import type { ContactMessage, MessageChange } from "#features/contact/contact.ts"
import { presentMessage } from "#features/contact/contact-presenter.server.ts"
import { messages } from "#features/contact/messages.ts"
import { checkVersion } from "#server/catalogue/content-checks.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"

/**
 * Updates the status, owner and note of a message.
 * @throws notFound; invalid if the owner is not one of the staff; conflict VERSION_CONFLICT if it has changed since
 */
export async function changeMessage(
  id: string,
  { version, ...sent }: MessageChange,
  user: User,
  open?: Database,
): Promise<ContactMessage> {
  if (!isUuid(id)) throw notFound("Message")
  return transact(async (transaction) => {
    if (sent.owner) await checkColleague(sent.owner, "owner", messages.ownerInvalid, transaction)
    const [row] = await transaction.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update")
    if (!row) throw notFound("Message")
    const before = { status: row.status, owner: row.ownerId, note: row.note }
    checkVersion({ ...before, version: row.version }, version, sent)
    const after = {
      status: sent.status ?? row.status,
      owner: sent.owner === undefined ? row.ownerId : sent.owner,
      note: sent.note ?? row.note,
    }
    const [changed] = await transaction
      .update(contactMessages)
      .set({
        status: after.status,
        ownerId: after.owner,
        note: after.note,
        version: row.version + 1,
        updatedAt: new Date(),
      })
      .where(eq(contactMessages.id, id))
      .returning()
    await audit({ actor: user._id, action: "update", subject: `message:${id}`, before, after }, transaction)
    return presentMessage(changed!)
  }, open)
}
