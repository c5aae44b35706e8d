import { isStaff, type User } from "#features/account/account.ts"
import { deleteAccountsByEmail, findAccountByEmail } from "#features/account/privacy.server.ts"
import {
  findBookingIdsOfPerson,
  findBookingsOfPerson,
  findPaymentIds,
  findPaymentsOfBookings,
  forgetBookingNetworks,
  forgetBookingsOfPerson,
  forgetFormerGuests,
  forgetOldBookings,
  hasUpcomingTrip,
} from "#features/bookings/privacy.server.ts"
import {
  deleteConsultationsOfPerson,
  deleteOldConsultations,
  findConsultationsOfPerson,
  forgetConsultationNetworks,
} from "#features/consultations/privacy.server.ts"
import {
  deleteMessagesOfPerson,
  deleteOldMessages,
  findMessagesOfPerson,
  forgetMessageNetworks,
} from "#features/contact/privacy.server.ts"
import { findAnswersToPerson } from "#features/enquiries/privacy.server.ts"
import { deleteSubscription, findSubscription, forgetSubscriberNetworks } from "#features/newsletter/privacy.server.ts"
import { deleteReviewsOfBookings, findReviewsOfBookings } from "#features/reviews/privacy.server.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import { forgetLinksOf } from "#server/auth/one-time-tokens.server.ts"
import { clearCache } from "#server/catalogue/cache.server.ts"
import { audit, findWritesNaming, redactAuditDetailsUntil } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict } from "#server/errors.server.ts"
import { forgetAnswers } from "#server/http/idempotency.server.ts"
import { forgetMailsOfAccount, forgetMailsTo, forgetOldMails } from "#server/mail/outbox.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { messages } from "./messages.ts"
import type { PersonRequest } from "./person.schema.ts"
import type { Erased, PersonalData } from "./shapes.server.ts"

/** Names a person in the audit log by a hash of the address or phone number. */
const subjectOf = (contact: string) => `person:${hashSecret(contact).slice(0, 16)}`

/** Records in the audit log who took a whole list from the site. */
export async function recordListExport(list: string, user: User): Promise<void> {
  await audit({ actor: user._id, action: "export", subject: `list:${list}` }, db)
}

/** Returns all stored data of a person and logs the request. */
export async function exportPerson({ email, phone = "" }: PersonRequest, user: User): Promise<PersonalData> {
  const data = email === undefined ? await findByPhone(phone) : await findByEmail(email)
  await audit({ actor: user._id, action: "export", subject: subjectOf(email ?? phone) }, db)
  return data
}

async function findByEmail(email: string): Promise<PersonalData> {
  const account = await findAccountByEmail(email)
  const bookings = await findBookingsOfPerson({ email, userId: account?._id })
  const bookingIds = bookings.map(({ _id }) => _id)
  return {
    ...{ email, account, bookings },
    payments: await findPaymentsOfBookings(bookingIds),
    consultations: await findConsultationsOfPerson(email),
    messages: await findMessagesOfPerson(email),
    answers: await findAnswersToPerson(email),
    reviews: await findReviewsOfBookings(bookingIds),
    newsletter: await findSubscription(email),
  }
}

/** Guests without an address have bookings only. */
async function findByPhone(phone: string): Promise<PersonalData> {
  const bookings = await findBookingsOfPerson({ phone })
  const bookingIds = bookings.map(({ _id }) => _id)
  const payments = await findPaymentsOfBookings(bookingIds)
  const reviews = await findReviewsOfBookings(bookingIds)
  const none = { account: null, consultations: [], messages: [], answers: [], newsletter: null }
  return { email: "", bookings, payments, reviews, ...none }
}

/** Erases a person. Bookings keep product, date and price. @throws conflict JOURNEY_AHEAD, IS_STAFF */
export async function erasePerson({ email, phone = "" }: PersonRequest, user: User): Promise<Erased> {
  const account = email === undefined ? null : await findAccountByEmail(email)
  if (account && isStaff(account)) throw conflict("IS_STAFF", messages.isStaff)
  const person = email === undefined ? { phone } : { email, userId: account?._id }
  const erase = async (transaction: Database) => {
    if (await hasUpcomingTrip(person, transaction)) throw journeyAhead()
    const booked = await findBookingIdsOfPerson(person, transaction)
    const bookingIds = booked.map(({ id }) => id)
    const payments = await findPaymentIds(bookingIds, transaction)
    const contact = email ?? phone
    await forgetAnswers([contact, ...bookingIds, ...payments, ...(account ? [account._id] : [])], transaction)
    for (const { id, pendingEmail } of [...booked, ...(account ? [{ ...account, id: account._id }] : [])])
      if (pendingEmail) await forgetLinksOf(pendingEmail, transaction, id)
    const erased = {
      reviews: await deleteReviewsOfBookings(bookingIds, transaction),
      bookings: await forgetBookingsOfPerson(person, transaction),
      ...(email === undefined ? NO_ADDRESS : await eraseAddress(email, account, transaction)),
    }
    await audit({ actor: user._id, action: "delete", subject: subjectOf(contact), after: erased }, transaction)
    // Each statement sees what was committed before it: a trip booked meanwhile was left whole above, and ends this.
    if (await hasUpcomingTrip(person, transaction)) throw journeyAhead()
    return erased
  }
  return transact(erase).finally(clearCache)
}

const journeyAhead = () => conflict("JOURNEY_AHEAD", messages.journeyAhead)

const NO_ADDRESS = { consultations: 0, messages: 0, newsletter: 0, accounts: 0 }

async function eraseAddress(email: string, account: User | null, transaction: Database): Promise<typeof NO_ADDRESS> {
  const former = await findWritesNaming(email, transaction)
  await forgetFormerGuests(former, transaction)
  for (const named of former) await redactAuditDetailsUntil(named, transaction)
  if (account?.pendingEmail) await forgetMailsOfAccount(account._id, account.pendingEmail, transaction)
  const erased = {
    consultations: await deleteConsultationsOfPerson(email, transaction),
    messages: await deleteMessagesOfPerson(email, transaction),
    newsletter: await deleteSubscription(email, transaction),
    accounts: await deleteAccountsByEmail(email, transaction),
  }
  await forgetLinksOf(email, transaction)
  await forgetMailsTo(email, transaction)
  return erased
}

/** Rows in one transaction, so that nobody waits long for a row and no statement runs into its timeout. */
const BATCH = 200

type Step = (limit: number, transaction: Database) => Promise<number>

/**
 * Erases data older than the retention settings, in batches. Each batch is its own transaction, so that what was
 * interrupted goes on where it ended.
 */
export async function applyRetention(stopped: () => boolean = () => false): Promise<void> {
  const { guestDays, networkDays } = (await findSettings()).retention
  const steps: Step[] = [
    (limit, tx) => forgetOldBookings(guestDays, limit, tx),
    (limit, tx) => deleteOldConsultations(guestDays, limit, tx),
    (limit, tx) => deleteOldMessages(guestDays, limit, tx),
    (limit, tx) => forgetOldMails(guestDays, limit, tx),
    (limit, tx) => forgetBookingNetworks(networkDays, limit, tx),
    (limit, tx) => forgetConsultationNetworks(networkDays, limit, tx),
    (limit, tx) => forgetMessageNetworks(networkDays, limit, tx),
    (limit, tx) => forgetSubscriberNetworks(networkDays, limit, tx),
  ]
  for (const step of steps) while (!stopped() && (await transact((transaction) => step(BATCH, transaction))));
}
