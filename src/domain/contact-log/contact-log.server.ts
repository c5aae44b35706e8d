import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm"
import * as z from "zod"
import type { User } from "#domain/account/account.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { lockEnquiry } from "#domain/enquiries/enquiries.server.ts"
import { enquiries } from "#domain/enquiries/enquiries.table.server.ts"
import { ofContact } from "#domain/enquiries/privacy.server.ts"
import { waitingList } from "#domain/waiting-list/waiting-list.table.server.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { may } from "#lib/roles.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { users } from "#server/auth/users.table.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { exportRows, type Person, type PersonalData } from "#server/database/personal-data.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { forbidden, notFound } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { ContactEntry, ContactListing } from "./contact-entry.schema.ts"
import { contactLog } from "./contact-log.table.server.ts"
import type { Contact, Reminder } from "./contact-log.ts"
import { contact } from "./shapes.server.ts"

const MAX_LISTED = 200

const about = pick(contactLog, "bookingId", "enquiryId", "waitingId")
const columns = { ...pick(contactLog, "id", "channel", "text", "createdAt", "remindAt", "isDone"), by: users.name }
type Row = Omit<typeof contactLog.$inferSelect, keyof typeof about | "authorId"> & { by: string | null }

const present = (row: Row): Contact => ({
  _id: row.id,
  ...pick(row, "channel", "text", "by", "isDone"),
  createdAt: row.createdAt.toISOString(),
  remindAt: row.remindAt?.toISOString() ?? null,
})

/** Entries about enquiries are for those who read enquiries. @throws forbidden */
function requireReader(user: User, { enquiryId }: { enquiryId?: string | null | undefined }): void {
  if (enquiryId && !may(user, "sales")) throw forbidden()
}

/**
 * Returns the calls and messages of a booking, an enquiry or a place on a waiting list, the newest first.
 * @throws forbidden
 */
export async function listContacts(
  user: User,
  { bookingId, enquiryId, waitingId }: ContactListing,
): Promise<Contact[]> {
  requireReader(user, { enquiryId })
  const rows = await db
    .select(columns)
    .from(contactLog)
    .leftJoin(users, eq(users.id, contactLog.authorId))
    .where(
      and(
        bookingId ? eq(contactLog.bookingId, bookingId) : undefined,
        enquiryId ? eq(contactLog.enquiryId, enquiryId) : undefined,
        waitingId ? eq(contactLog.waitingId, waitingId) : undefined,
      ),
    )
    .orderBy(desc(contactLog.createdAt), desc(contactLog.id))
    .limit(MAX_LISTED)
  return rows.map(present)
}

/** Returns the reminders of today and of earlier days for this colleague that are not ticked off, the earliest first. */
export async function listReminders(user: User): Promise<Reminder[]> {
  const isReadable = may(user, "sales") ? undefined : isNull(contactLog.enquiryId)
  const tomorrow = hanoiInstant(addDays(hanoiDate(), 1), "00:00")
  const rows = await db
    .select({
      ...columns,
      ...about,
      departureId: waitingList.departureId,
      name: sql<string>`coalesce(nullif(${bookings.customerName}, ''), ${enquiries.name}, ${waitingList.name}, '')`,
      phone: sql<string>`coalesce(${bookings.customerPhone}, ${enquiries.phone}, ${waitingList.phone}, '')`,
      title: sql<string>`coalesce(${bookings.reference}, ${enquiries.subject}, '')`,
    })
    .from(contactLog)
    .leftJoin(users, eq(users.id, contactLog.authorId))
    .leftJoin(bookings, eq(bookings.id, contactLog.bookingId))
    .leftJoin(enquiries, eq(enquiries.id, contactLog.enquiryId))
    .leftJoin(waitingList, eq(waitingList.id, contactLog.waitingId))
    // Literals, because the planner must match the partial index.
    .where(
      and(isReadable, isNotNull(contactLog.remindAt), sql`not ${contactLog.isDone}`, lt(contactLog.remindAt, tomorrow)),
    )
    .orderBy(asc(contactLog.remindAt), asc(contactLog.id))
    .limit(MAX_LISTED)
  return rows.map(({ bookingId, enquiryId, waitingId: _, departureId, name, phone, title, ...row }) => ({
    ...present(row),
    about: {
      kind: bookingId ? "booking" : enquiryId ? "enquiry" : "departure",
      _id: (bookingId ?? enquiryId ?? departureId)!,
      name,
      phone,
      title,
    },
  }))
}

/** Notes a call or message, once for a key. @throws forbidden; notFound, also after the guest was erased */
export async function addContact(user: User, entry: ContactEntry, idempotencyKey?: string): Promise<Contact> {
  requireReader(user, entry)
  const work = (transaction: Database) => storeContact(user, entry, transaction)
  return (await once(idempotencyKey, { form: "contact", by: user._id, ...entry }, work)).answer
}

async function storeContact(
  user: User,
  { bookingId, enquiryId, waitingId, channel, text, remindAt: reminder }: ContactEntry,
  transaction: Database,
): Promise<Contact> {
  if (bookingId) await lockGuest(bookingId, transaction)
  else if (enquiryId) await lockEnquiry(enquiryId, undefined, transaction)
  else await lockWaiting(waitingId ?? "", transaction)
  const remindAt = reminder ? hanoiInstant(reminder.date, reminder.time) : null
  const stored = firstOf(
    await transaction
      .insert(contactLog)
      .values({ bookingId, enquiryId, waitingId, channel, text, remindAt, authorId: user._id })
      .returning(),
  )
  const after = { ...(bookingId ? { bookingId } : enquiryId ? { enquiryId } : { waitingId }), channel, remindAt }
  await audit({ actor: user._id, action: "create", subject: `contact:${stored.id}`, after }, transaction)
  return present({ ...stored, by: user.name })
}

/** Keeps the guest from being erased until the transaction ends. Every booking has a phone number until then. */
async function lockGuest(bookingId: string, transaction: Database): Promise<void> {
  const [row] = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), ne(bookings.customerPhone, "")))
    .for("share")
  if (!row) throw notFound("Booking")
}

/** Keeps a party from leaving the list until the transaction ends. */
async function lockWaiting(waitingId: string, transaction: Database): Promise<void> {
  const [row] = await transaction
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(eq(waitingList.id, waitingId))
    .for("share")
  if (!row) throw notFound("Waiting list entry")
}

/** Ticks a reminder off, or takes that back. @throws notFound, forbidden */
export async function changeContact(user: User, id: string, isDone: boolean): Promise<Contact> {
  if (!isUuid(id)) throw notFound("Contact")
  return transact(async (transaction) => {
    const [before] = await transaction.select().from(contactLog).where(eq(contactLog.id, id)).for("update")
    if (!before) throw notFound("Contact")
    requireReader(user, before)
    await transaction.update(contactLog).set({ isDone }).where(eq(contactLog.id, id))
    const change = { before: { isDone: before.isDone }, after: { isDone } }
    if (before.isDone !== isDone)
      await audit({ actor: user._id, action: "update", subject: `contact:${id}`, ...change }, transaction)
    const [author] = before.authorId
      ? await transaction.select({ name: users.name }).from(users).where(eq(users.id, before.authorId))
      : []
    return present({ ...before, isDone, by: author?.name ?? null })
  })
}

function isAbout(person: Person) {
  const written = db.select({ id: enquiries.id }).from(enquiries).where(ofContact(person))
  const waiting = db
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(eq(waitingList.email, emailOf(person)))
  return or(
    inArray(contactLog.bookingId, person.bookingIds),
    inArray(contactLog.enquiryId, written),
    inArray(contactLog.waitingId, waiting),
  )
}

/** Everyone on a waiting list has an address. */
const emailOf = (person: Person) => ("email" in person ? person.email : "")

async function findIds(person: Person, transaction: Database): Promise<string[]> {
  const rows = await transaction.select({ id: contactLog.id }).from(contactLog).where(isAbout(person))
  return rows.map(({ id }) => id)
}

export const personalData: PersonalData = {
  tables: [
    {
      table: contactLog,
      purpose: {
        name: { en: "Calls and messages noted by staff", vi: "Ghi chú cuộc gọi và tin nhắn" },
        why: {
          en: "To know what was agreed with a guest outside of emails.",
          vi: "Để biết đã thống nhất gì với khách ngoài email.",
        },
        kept: "guests",
      },
      deleted: ["text"],
      others: "id booking_id enquiry_id waiting_id channel remind_at is_done author_id created_at",
    },
  ],
  exports: {
    contacts: {
      shape: z
        .array(contact.pick({ channel: true, text: true, createdAt: true }))
        .describe("Calls and messages that staff noted"),
      find: (person) => exportRows(contactLog, ["channel", "text", "createdAt"], isAbout(person), contactLog.createdAt),
    },
  },
  // Those of enquiries and waiting lists are deleted with them.
  traces: [
    async ({ subject, ids, until }, transaction) => {
      const { bookingId, createdAt } = contactLog
      const isOld = until && lte(createdAt, until)
      if (subject === "booking") await transaction.delete(contactLog).where(and(inArray(bookingId, ids), isOld))
    },
  ],
  answered: [findIds],
}
