import type { User } from "#domain/account/account.ts"
import { findAccountByEmail } from "#domain/account/privacy.server.ts"
import { GUEST_FIELDS } from "#domain/bookings/privacy/personal-columns.server.ts"
import { findBookingIdsOfPerson, forgetFormerGuests, hasUpcomingTrip } from "#domain/bookings/privacy/privacy.server.ts"
import { isStaff } from "#lib/roles.ts"
import { forgetLinksTo } from "#server/auth/one-time-tokens.server.ts"
import {
  audit,
  findWritesNaming,
  findWritesReplacing,
  type NamedIn,
  redactFormerDetails,
} from "#server/database/audit-log.server.ts"
import { clearCache } from "#server/database/cache.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import type { Contact, Erasures, PersonalData } from "#server/database/personal-data.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict } from "#server/errors.server.ts"
import { forgetAnswers } from "#server/http/idempotency.server.ts"
import { forgetMailsTo } from "#server/mail/forget-mails.server.ts"
import { storedNumbers } from "#server/phone.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { messages } from "./messages.ts"
import type { PersonRequest } from "./person.schema.ts"
import { forgetTraces } from "./traces.server.ts"

/** Names a person in the audit log by a hash of the address, phone number or chat name. */
const subjectOf = (contact: string) => `person:${hashSecret(contact).slice(0, 16)}`

/** Records in the audit log who took a whole list from the site. */
export async function recordListExport(list: string, user: User): Promise<void> {
  await audit({ actor: user._id, action: "export", subject: `list:${list}` }, db)
}

/** Returns all stored data of a person and logs the request. */
export async function exportPerson(
  request: PersonRequest,
  user: User,
  { exports }: Required<PersonalData>,
): Promise<Record<string, unknown>> {
  const { contact } = await findContact(request)
  const person = { ...contact, bookingIds: await findBookingIdsOfPerson(contact, db) }
  const found = Object.entries(exports).map(async ([name, { find }]) => [name, await find(person)])
  const data = { email: request.email ?? "", ...Object.fromEntries(await Promise.all(found)) }
  await audit({ actor: user._id, action: "export", subject: subjectOf(namedBy(request)) }, db)
  return data
}

type Found = { contact: Contact; account: User | null }

/** The one of the three that the request has. */
const namedBy = ({ email, phone, chatName = "" }: PersonRequest) => email ?? phone ?? chatName

/** Guests without an address are found by their number, and those with neither by their name in a chat. */
async function findContact({ email, phone, chatName = "" }: PersonRequest): Promise<Found> {
  if (email === undefined) return { contact: phone === undefined ? { chatName } : { phone }, account: null }
  const account = await findAccountByEmail(email)
  return { contact: { email, userId: account?._id }, account }
}

/** Erases a person. Bookings keep product, date and price. @throws conflict JOURNEY_AHEAD, IS_STAFF */
export async function erasePerson(
  request: PersonRequest,
  user: User,
  personalData: Required<PersonalData>,
): Promise<Record<string, number>> {
  const { withBookings, withContact } = personalData
  const { email, phone } = request
  const { contact, account } = await findContact(request)
  if (account && isStaff(account)) throw conflict("IS_STAFF", messages.isStaff)
  const erase = async (transaction: Database) => {
    if (await hasUpcomingTrip(contact, transaction)) throw journeyAhead()
    // A name in a chat may be any word: what it names is found by the ids of enquiries.
    const contacts = email !== undefined ? [email] : phone !== undefined ? storedNumbers(phone) : []
    const former =
      email === undefined
        ? await findWritesReplacing(contacts, transaction)
        : await findWritesNaming(email, transaction)
    const bookingIds = await findBookingIdsOfPerson(contact, transaction)
    const named = [...contacts, ...bookingIds, ...(account ? [account._id] : [])]
    const withFormer = { ...contact, bookingIds: [...bookingIds, ...bookingsIn(former)] }
    const others = await findNumbersAlone(contact, personalData, transaction)
    for (const who of [withFormer, ...others.map((other) => ({ ...other, bookingIds: [] }))])
      for (const find of personalData.answered) named.push(...(await find(who, transaction)))
    await forgetAnswers(named, transaction)
    await forgetHandedOver(former, personalData, transaction)
    const eraseEach = eraserWith(personalData, transaction)
    const erased = await eraseEach(withBookings, { ...contact, bookingIds })
    if (email !== undefined) {
      // Before the enquiries: one that is written meanwhile keeps its mails or loses them with itself.
      await forgetLinksTo(email, transaction)
      await forgetMailsTo(email, transaction)
    }
    for (const who of [contact, ...others])
      for (const [name, count] of Object.entries(await eraseEach(withContact, who)))
        erased[name] = (erased[name] ?? 0) + count
    await audit({ actor: user._id, action: "delete", subject: subjectOf(namedBy(request)), after: erased }, transaction)
    // Each statement sees what was committed before it: a trip booked meanwhile was left whole above, and ends this.
    if (await hasUpcomingTrip(contact, transaction)) throw journeyAhead()
    return erased
  }
  return transact(erase).finally(clearCache)
}

/**
 * Returns the phone numbers of a person with an address: a question that left one of them alone is theirs too. Trips that
 * were booked with a number alone are not, because others of a family or hotel may share it.
 */
async function findNumbersAlone(
  contact: Contact,
  { numbers }: Required<PersonalData>,
  transaction: Database,
): Promise<{ phone: string }[]> {
  if (!("email" in contact)) return []
  const found = await Promise.all(numbers.map((find) => find(contact, transaction)))
  return [...new Set(found.flat())].flatMap((phone) => (phone ? [{ phone }] : []))
}

/** Returns a function that erases one after the other, each with its traces. @returns the numbers of rows */
function eraserWith(personalData: Required<PersonalData>, transaction: Database) {
  return async <Who>(erasures: Erasures<Who>, who: Who) => {
    const erased: Record<string, number> = {}
    for (const [name, { subject, erase }] of Object.entries(erasures)) {
      if (!erase) continue
      const ids = await erase(who, transaction)
      await forgetTraces(personalData, subject, ids, transaction)
      erased[name] = ids.length
    }
    return erased
  }
}

function bookingsIn(named: NamedIn[]): string[] {
  const subjects = named.map(({ subject }) => subject.split(":"))
  return subjects.filter(([kind]) => kind === "booking").map(([, id = ""]) => id)
}

const journeyAhead = () => conflict("JOURNEY_AHEAD", messages.journeyAhead)

/** Removes a person's data from other people's rows, such as bookings that were handed over. */
async function forgetHandedOver(
  former: NamedIn[],
  { traces }: Required<PersonalData>,
  transaction: Database,
): Promise<void> {
  await forgetFormerGuests(former, transaction)
  for (const named of former) {
    await redactFormerDetails(named, GUEST_FIELDS, transaction)
    const [subject = "", id = ""] = named.subject.split(":")
    for (const forget of traces) await forget({ subject, ids: [id], until: named.at }, transaction)
  }
}
