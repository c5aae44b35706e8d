import { eq, sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { checkColleague } from "#domain/account/staff/colleagues.server.ts"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { fold } from "#lib/text/fold.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { findEnquiryById, lockEnquiry, requireEnquiry } from "./enquiries.server.ts"
import { enquiries, enquiryAnswers, enquiryBookings } from "./enquiries.table.server.ts"
import type { EnquiryKind } from "./enquiry.ts"
import { type HandlingChange, handlingStatusNames } from "./handling.ts"
import { messages } from "./handling-messages.ts"
import type { EnquiryRecord } from "./presenters.server.ts"

/**
 * Updates the status, owner, note and address of an enquiry, of this kind if one is given, and returns its row.
 * @throws notFound; invalid if the owner is not one of the staff; conflict VERSION_CONFLICT if it has changed since
 */
export async function changeEnquiry(
  id: string,
  { version, ...sent }: HandlingChange,
  user: User,
  { kind, open }: { kind?: EnquiryKind; open?: Database } = {},
): Promise<EnquiryRecord> {
  return transact(async (transaction) => {
    if (sent.owner)
      await checkColleague(
        { id: sent.owner, area: "sales", field: "owner", message: messages.ownerInvalid },
        transaction,
      )
    const row = await lockEnquiry(id, kind, transaction)
    const subject = `${row.kind}:${id}`
    const before = { status: row.status, owner: row.ownerId, note: row.note, ...(sent.email && { email: row.email }) }
    await checkStaffVersion(
      { subject, statusNames: handlingStatusNames },
      { ...before, version: row.version },
      version,
      sent,
      transaction,
    )
    const after = {
      status: sent.status ?? before.status,
      owner: sent.owner === undefined ? before.owner : sent.owner,
      note: sent.note ?? before.note,
      ...(sent.email && { email: sent.email }),
    }
    const { owner: ownerId, ...columns } = after
    const changed = firstOf(
      await transaction
        .update(enquiries)
        .set({
          ...columns,
          ownerId,
          version: row.version + 1,
          updatedAt: new Date(),
          ...(sent.email && {
            searchText: sql`replace(${enquiries.searchText}, ${fold(row.email)}, ${fold(sent.email)})`,
          }),
        })
        .where(eq(enquiries.id, id))
        .returning(),
    )
    await audit({ actor: user._id, action: "update", subject, before, after }, transaction)
    return changed
  }, open)
}

type BookingOf = { enquiryId: string; bookingId: string; createdAt?: Date }

/** Remembers that a booking was made from an enquiry, and closes the enquiry. An enquiry that is gone is left out. */
export async function becomeBooking(link: BookingOf, user: User, transaction: Database): Promise<void> {
  const enquiry = await findEnquiryById(link.enquiryId, undefined, transaction)
  if (!enquiry) return
  const owner = enquiry.ownerId ?? user._id
  await changeEnquiry(link.enquiryId, { status: "closed", owner }, user, { open: transaction })
  await insertBookingsOf([link], transaction)
}

/** Remembers which bookings were made from enquiries. */
export async function insertBookingsOf(links: BookingOf[], transaction: Database): Promise<void> {
  if (links.length) await transaction.insert(enquiryBookings).values(links)
}

/** Corrects the address of an enquiry if a mail went to it, and tells whether it did. */
export async function correctEnquiryAddress(id: string, from: string, to: string, user: User): Promise<boolean> {
  const { email } = await requireEnquiry(id)
  if (email === to) return true
  if (email !== from) return false
  await changeEnquiry(id, { email: to }, user)
  return true
}

/** The same for the enquiry that an answer belongs to. */
export async function correctAnswerAddress(answerId: string, from: string, to: string, user: User): Promise<boolean> {
  const [answer] = await db.select().from(enquiryAnswers).where(eq(enquiryAnswers.id, answerId))
  if (!answer || !(await correctEnquiryAddress(answer.enquiryId, from, to, user))) return false
  await db.update(enquiryAnswers).set({ recipient: to }).where(eq(enquiryAnswers.id, answerId))
  return true
}
