import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm"
import type { Booking, GuestBookingsAnswer } from "#domain/bookings/booking.ts"
import { listBookings } from "#domain/bookings/bookings.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { bookingsOpenedBy, grantGuestAccess } from "#domain/bookings/guest-tokens.server.ts"
import { confirmBookingAddress } from "#domain/bookings/lifecycle/change/booking-email.server.ts"
import { confirmProvedEmail } from "#domain/bookings/lifecycle/change/email-confirmation.server.ts"
import { hasCode, readReference } from "#domain/bookings/reference.server.ts"
import { referencePrefix } from "#domain/settings/reference-prefix.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Language } from "#i18n/localized.ts"
import { pagination } from "#lib/api/pagination.ts"
import { consumeToken, createLink, hasOpenLink } from "#server/auth/one-time-tokens.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { tryCount } from "#server/limits/rate-limits.server.ts"
import { queueMails, wasQueuedSince } from "#server/mail/outbox.server.ts"
import { newSecret } from "#server/secrets.server.ts"
import { type Contact, matchesPhone, readContact } from "./guest-contact.server.ts"
import type { GuestQuery } from "./guest-lookup.schema.ts"

export const GUEST_LINK_MAIL = "guest-link"
const PURPOSE = "guest-bookings"
const LINK_LIFE_MS = 10 * 60_000
/** A link that was mailed less than this ago makes a new one unnecessary. */
const LINK_FRESH_MS = LINK_LIFE_MS / 2
const MAX_ADDRESSES = 3
const MAX_OPENED = 200

export type Lookup = GuestQuery & { contact: string; tokens: string[]; language: Language }

/**
 * Returns the bookings of an email address or phone number, with a proof (booking-rules.md). Without one, answer and
 * timing reveal nothing: a job looks them up and mails a link.
 * @throws invalid if it is neither an email address nor a phone number; tooMany
 */
export async function findGuestBookings(lookup: Lookup): Promise<GuestBookingsAnswer> {
  const contact = readContact(lookup.contact, lookup.countryCode)
  const opened = lookup.proof && (await redeem(lookup.proof, contact, lookup))
  const found = (opened && (await confirmEmails(opened))) || (await findProved(contact, lookup))
  if (found) return { success: true, ...found }
  // Opening a used link doesn't request another mail.
  if (lookup.proof === undefined) await askForLink(lookup.contact, contact, lookup)
  return { success: true, bookings: [], pagination: pagination(1, lookup.limit ?? 20, 0), verificationRequired: true }
}

type Found = Omit<GuestBookingsAnswer, "success">

async function redeem(proof: string, contact: Contact, lookup: Lookup): Promise<Found | undefined> {
  const settings = await findSettings()
  return transact(async (transaction) => {
    const email =
      (await consumeToken(PURPOSE, proof, transaction)) ??
      (await confirmBookingAddress(proof, lookup.tokens, settings, transaction))
    if (email === undefined) return undefined
    const theirs = and(eq(bookings.customerEmail, email), matchesContact(contact))
    const found = await listBookings(theirs, lookup, transaction)
    if (found.pagination.total === 0) return undefined
    const guestToken = newSecret()
    await grantGuestAccess(guestToken, await findIds(theirs, transaction), transaction)
    return { ...found, guestToken }
  })
}

async function confirmEmails(found: Found): Promise<Found> {
  const confirmed: Booking[] = []
  for (const booking of found.bookings) {
    const isOpen = booking.status === "pending" && !(booking.emailConfirmed && booking.placesHeld)
    confirmed.push(isOpen ? await confirmProvedEmail(booking._id) : booking)
  }
  return { ...found, bookings: confirmed }
}

async function findIds(condition: SQL | undefined, database: Database): Promise<string[]> {
  const rows = await database
    .select({ id: bookings.id })
    .from(bookings)
    .where(condition)
    .orderBy(sql`${bookings.createdAt} desc`)
    .limit(MAX_OPENED)
  return rows.map((row) => row.id)
}

async function findProved(contact: Contact, lookup: Lookup): Promise<Found | undefined> {
  const code = lookup.ref === undefined ? undefined : readReference(lookup.ref, referencePrefix(await findSettings()))
  if (!code && lookup.tokens.length === 0) return undefined
  const isProved = or(
    code ? hasCode(code) : undefined,
    lookup.tokens.length ? sql`${bookings.id} in ${bookingsOpenedBy(lookup.tokens)}` : undefined,
  )
  const found = await listBookings(and(matchesContact(contact), isProved), lookup)
  if (found.pagination.total === 0) return undefined
  return { ...found, ...(code && (await openFor(code, found.bookings, lookup.tokens))) }
}

async function openFor(code: string, found: Booking[], tokens: string[]): Promise<{ guestToken?: string }> {
  const booking = found.find((one) => one.reference.endsWith(code))
  if (!booking || (tokens.length > 0 && (await isOpen(booking, tokens)))) return {}
  const guestToken = newSecret()
  await grantGuestAccess(guestToken, [booking._id], db)
  return { guestToken }
}

async function isOpen(booking: Booking, tokens: string[]): Promise<boolean> {
  const opened = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, booking._id), inArray(bookings.id, bookingsOpenedBy(tokens))))
  return opened.length > 0
}

function matchesContact(contact: Contact): SQL {
  return "email" in contact ? eq(bookings.customerEmail, contact.email) : matchesPhone(contact.phone)
}

/** Mails a link. Above the limit only if none was asked for lately in the same words, so that it can't be blocked. */
async function askForLink(typed: string, contact: Contact, { language, countryCode }: Lookup): Promise<void> {
  const key = "email" in contact ? contact.email : (contact.phoneE164 ?? contact.phone)
  const since = new Date(Date.now() - LINK_FRESH_MS)
  if ((await tryCount("mails/lookups", key)) && (await wasQueuedSince(since, GUEST_LINK_MAIL, typed))) return
  await queueMails([{ kind: GUEST_LINK_MAIL, recipient: typed, language, payload: { countryCode } }])
}

export type GuestLink = { email: string; language: Language; proof: string }

/**
 * Runs when the mail is written, so that the link's ten minutes start then. Counts the address that is found: numbers
 * can be typed in many ways. Above the limit it is written only if the last link isn't fresh. Retries don't count.
 */
export async function createGuestLinks(
  typed: string,
  countryCode: string | undefined,
  attempts = 1,
): Promise<GuestLink[]> {
  const contact = readContact(typed, countryCode)
  const addresses = await db
    .selectDistinctOn([bookings.customerEmail], { email: bookings.customerEmail, language: bookings.language })
    .from(bookings)
    .where(and(matchesContact(contact), ne(bookings.customerEmail, "")))
    .orderBy(bookings.customerEmail, sql`${bookings.createdAt} desc`)
    .limit(MAX_ADDRESSES)
  const links: GuestLink[] = []
  for (const address of addresses) {
    const isOverLimit = attempts === 1 && (await tryCount("mails/links", address.email)) !== undefined
    if (isOverLimit && (await hasOpenLink(PURPOSE, address.email, LINK_LIFE_MS - LINK_FRESH_MS))) continue
    links.push({ ...address, proof: await createLink(PURPOSE, address.email, LINK_LIFE_MS) })
  }
  return links
}
