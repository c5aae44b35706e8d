import { isStaff, type User } from "#features/account/account.ts"
import { deleteAccountsByEmail, findAccountByEmail } from "#features/account/privacy.server.ts"
import {
  findBookingsOfPerson,
  forgetBookingNetworks,
  forgetBookingsOfPerson,
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
import { deleteSubscription, findSubscription, forgetSubscriberNetworks } from "#features/newsletter/privacy.server.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict } from "#server/errors.server.ts"
import { forgetMailsTo, forgetOldMails } from "#server/mail/outbox.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { messages } from "./messages.ts"
import type { Erased, PersonalData } from "./shapes.server.ts"

const subjectOf = (email: string) => `person:${hashSecret(email).slice(0, 16)}`

export async function exportPerson(email: string, user: User): Promise<PersonalData> {
  const account = await findAccountByEmail(email)
  const data = {
    ...{ email, account },
    bookings: await findBookingsOfPerson(email, account?._id),
    consultations: await findConsultationsOfPerson(email),
    messages: await findMessagesOfPerson(email),
    newsletter: await findSubscription(email),
  }
  await audit({ actor: user._id, action: "export", subject: subjectOf(email) }, db)
  return data
}

/** Erases a person. Bookings keep product, date and price. @throws conflict JOURNEY_AHEAD, IS_STAFF */
export async function erasePerson(email: string, user: User): Promise<Erased> {
  const account = await findAccountByEmail(email)
  if (account && isStaff(account)) throw conflict("IS_STAFF", messages.isStaff)
  return transact(async (transaction) => {
    if (await hasUpcomingTrip(email, account?._id, transaction)) throw conflict("JOURNEY_AHEAD", messages.journeyAhead)
    const erased = {
      bookings: await forgetBookingsOfPerson(email, account?._id, transaction),
      consultations: await deleteConsultationsOfPerson(email, transaction),
      messages: await deleteMessagesOfPerson(email, transaction),
      newsletter: await deleteSubscription(email, transaction),
      accounts: await deleteAccountsByEmail(email, transaction),
    }
    await forgetMailsTo(email, transaction)
    await audit({ actor: user._id, action: "delete", subject: subjectOf(email), after: erased }, transaction)
    return erased
  })
}

export async function applyRetention(): Promise<void> {
  const { guestDays, networkDays } = (await findSettings()).retention
  await transact(async (transaction) => {
    await forgetOldBookings(guestDays, transaction)
    await deleteOldConsultations(guestDays, transaction)
    await deleteOldMessages(guestDays, transaction)
    await forgetOldMails(guestDays, transaction)
    await forgetBookingNetworks(networkDays, transaction)
    await forgetConsultationNetworks(networkDays, transaction)
    await forgetMessageNetworks(networkDays, transaction)
    await forgetSubscriberNetworks(networkDays, transaction)
  })
}
