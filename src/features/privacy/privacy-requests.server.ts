import { and, eq, inArray } from "drizzle-orm"
import { isStaff, type User } from "#features/account/account.ts"
import { deleteAccountsByEmail, findAccountByEmail } from "#features/account/privacy.server.ts"
import {
  type BookedBy,
  findBookingIdsOfPerson,
  findBookingsOfPerson,
  findPaymentIds,
  findPaymentsOfBookings,
  forgetBookingsOfPerson,
  forgetFormerGuests,
  hasUpcomingTrip,
  numbersOf,
} from "#features/bookings/privacy.server.ts"
import { findConsultationsOfPerson } from "#features/enquiries/privacy.server.ts"
import { deleteReviewsOfBookings } from "#features/reviews/privacy.server.ts"
import { forgetLinksTo } from "#server/auth/one-time-tokens.server.ts"
import { clearCache } from "#server/catalogue/cache.server.ts"
import { audit, findWritesNaming, findWritesReplacing, redactFormerDetails } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { deleteRowsOf, exportRows, type PersonalRows } from "#server/database/personal-data.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict } from "#server/errors.server.ts"
import { forgetAnswers } from "#server/http/idempotency.server.ts"
import { forgetMailsTo } from "#server/mail/outbox.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { messages } from "./messages.ts"
import type { PersonRequest } from "./person.schema.ts"
import { GUEST_FIELDS, PERSONAL } from "./privacy.server.ts"
import type { Erased, PersonalData } from "./shapes.server.ts"
import { deleteEnquiries, forgetTraces } from "./traces.server.ts"

/** Names a person in the audit log by a hash of the address or phone number. */
const subjectOf = (contact: string) => `person:${hashSecret(contact).slice(0, 16)}`

/** Records in the audit log who took a whole list from the site. */
export async function recordListExport(list: string, user: User): Promise<void> {
  await audit({ actor: user._id, action: "export", subject: `list:${list}` }, db)
}

/** What slices store by email address, by its name in an export. */
export type ByAddress = Readonly<Record<string, PersonalRows>>

/** Returns all stored data of a person and logs the request. Guests without an address have bookings only. */
export async function exportPerson(
  { email, phone = "" }: PersonRequest,
  user: User,
  byAddress: ByAddress,
): Promise<PersonalData> {
  const own = email === undefined ? await findByPhone(phone) : await findByEmail(email)
  const found = Object.entries(byAddress).map(async ([name, rows]) => [name, await rows.find(email ?? "")])
  const data = { ...own, ...Object.fromEntries(await Promise.all(found)) }
  await audit({ actor: user._id, action: "export", subject: subjectOf(email ?? phone) }, db)
  return data
}

async function findByEmail(email: string): Promise<PersonalData> {
  const account = await findAccountByEmail(email)
  const { enquiries, enquiryAnswers } = PERSONAL
  const written = enquiries.table
  const ids = db.select({ id: written.id }).from(written).where(eq(written.email, email))
  const { enquiryId, createdAt } = enquiryAnswers.table
  const isMessage = and(eq(written.kind, "message"), eq(written.email, email))
  const { contacts, ...booked } = await findBookings({ email, userId: account?._id })
  const { contactLog } = PERSONAL
  const enquired = await exportRows(contactLog, inArray(contactLog.table.enquiryId, ids), contactLog.table.createdAt)
  return {
    ...{ email, account, ...booked, contacts: [...contacts, ...enquired] },
    consultations: await findConsultationsOfPerson(email),
    messages: await exportRows(enquiries, isMessage, written.createdAt),
    answers: await exportRows(enquiryAnswers, inArray(enquiryId, ids), createdAt),
  }
}

async function findByPhone(phone: string): Promise<PersonalData> {
  const none = { account: null, consultations: [], messages: [], answers: [] }
  return { email: "", ...(await findBookings({ phone })), ...none }
}

async function findBookings(
  person: BookedBy,
): Promise<Pick<PersonalData, "bookings" | "payments" | "reviews" | "contacts">> {
  const bookings = await findBookingsOfPerson(person)
  const bookingIds = bookings.map(({ _id }) => _id)
  const { bookingId, createdAt } = PERSONAL.reviews.table
  const { contactLog } = PERSONAL
  return {
    bookings,
    payments: await findPaymentsOfBookings(bookingIds),
    contacts: await exportRows(contactLog, inArray(contactLog.table.bookingId, bookingIds), contactLog.table.createdAt),
    reviews: await exportRows(PERSONAL.reviews, inArray(bookingId, bookingIds), createdAt),
  }
}

/** Erases a person. Bookings keep product, date and price. @throws conflict JOURNEY_AHEAD, IS_STAFF */
export async function erasePerson(
  { email, phone = "" }: PersonRequest,
  user: User,
  byAddress: ByAddress,
): Promise<Erased> {
  const account = email === undefined ? null : await findAccountByEmail(email)
  if (account && isStaff(account)) throw conflict("IS_STAFF", messages.isStaff)
  const person = email === undefined ? { phone } : { email, userId: account?._id }
  const erase = async (transaction: Database) => {
    if (await hasUpcomingTrip(person, transaction)) throw journeyAhead()
    const contacts = email === undefined ? numbersOf(phone) : [email]
    const former = await forgetHandedOver(person, transaction)
    const bookingIds = await findBookingIdsOfPerson(person, transaction)
    const payments = await findPaymentIds([...bookingIds, ...former], transaction)
    await forgetAnswers([...contacts, ...bookingIds, ...payments, ...(account ? [account._id] : [])], transaction)
    const reviews = await deleteReviewsOfBookings(bookingIds, transaction)
    await forgetTraces("review", reviews, transaction)
    const booked = await forgetBookingsOfPerson(person, transaction)
    await forgetTraces("booking", booked, transaction)
    const erased = {
      ...{ reviews: reviews.length, bookings: booked.length },
      ...(email === undefined ? NO_ADDRESS : await eraseAddress(email, transaction)),
      ...(await eraseOfSlices(email, byAddress, transaction)),
    }
    await audit({ actor: user._id, action: "delete", subject: subjectOf(email ?? phone), after: erased }, transaction)
    // Each statement sees what was committed before it: a trip booked meanwhile was left whole above, and ends this.
    if (await hasUpcomingTrip(person, transaction)) throw journeyAhead()
    return erased
  }
  return transact(erase).finally(clearCache)
}

const journeyAhead = () => conflict("JOURNEY_AHEAD", messages.journeyAhead)

/** Clears what rows of somebody else still hold of a person, such as bookings that were handed over. @returns the bookings */
async function forgetHandedOver(person: BookedBy, transaction: Database): Promise<string[]> {
  const former =
    "email" in person
      ? await findWritesNaming(person.email, transaction)
      : await findWritesReplacing(numbersOf(person.phone), transaction)
  await forgetFormerGuests(former, transaction)
  for (const named of former) await redactFormerDetails(named, GUEST_FIELDS, transaction)
  const subjects = former.map(({ subject }) => subject.split(":"))
  return subjects.filter(([kind]) => kind === "booking").map(([, id = ""]) => id)
}

const NO_ADDRESS = { consultations: 0, messages: 0, accounts: 0 }

async function eraseAddress(email: string, transaction: Database): Promise<typeof NO_ADDRESS> {
  const { enquiries } = PERSONAL
  // Before the enquiries: one that is written meanwhile keeps its mails or loses them with itself.
  await forgetLinksTo(email, transaction)
  await forgetMailsTo(email, transaction)
  const accounts = await deleteAccountsByEmail(email, transaction)
  await forgetTraces("user", accounts, transaction)
  return {
    consultations: await deleteEnquiries("consultation", eq(enquiries.table.email, email), transaction),
    messages: await deleteEnquiries("message", eq(enquiries.table.email, email), transaction),
    accounts: accounts.length,
  }
}

async function eraseOfSlices(email: string | undefined, byAddress: ByAddress, transaction: Database) {
  const erased: Record<string, number> = {}
  for (const [name, rows] of Object.entries(byAddress))
    erased[name] = email === undefined ? 0 : await deleteRowsOf(email, rows, transaction)
  return erased
}
