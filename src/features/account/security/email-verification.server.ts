import { and, eq, not, sql } from "drizzle-orm"
import { users } from "#features/account/account.table.server.ts"
import type { User } from "#features/account/account.ts"
import { type Account, presentUser } from "#features/account/account-presenter.server.ts"
import { messages } from "#features/account/messages.ts"
import { claimGuestBookings } from "#features/bookings/bookings.server.ts"
import type { Language } from "#i18n/localized.ts"
import { consumeToken, createLink, findLink } from "#server/auth/one-time-tokens.server.ts"
import { endOtherSessions } from "#server/auth/sessions.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, type HttpError, invalid } from "#server/errors.server.ts"
import { count } from "#server/limits/rate-limits.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"

/** The kinds of outbox rows of this file. */
export const CONFIRMATION = "verify-email"
export const EMAIL_CHANGED = "email-changed"
/** What the links of this slice open. Their subject is an account and the address that the mail goes to. */
const CONFIRM = "verify-email"
export const RESET = "reset-password"
export const LINK_LIFE_MS = 30 * 60_000

/** Queues the mail that lets an account confirm an address. */
export async function sendVerificationMail(
  userId: string,
  email: string,
  language: Language,
  database: Database = db,
): Promise<void> {
  await queueMails([{ kind: CONFIRMATION, recipient: email, language, payload: { userId } }], database)
}

/**
 * Sends that mail again, where there is something to confirm.
 * @throws tooMany
 */
export async function resendConfirmation(user: User, language: Language): Promise<void> {
  const email = unconfirmedOf(user)
  if (email === undefined) return
  await countMail(user, email)
  await sendVerificationMail(user._id, email, language)
}

/** The address that a user has still to confirm. */
function unconfirmedOf({ email, emailVerified, pendingEmail }: User): string | undefined {
  return pendingEmail ?? (emailVerified ? undefined : email)
}

/**
 * Counts a mail that a user lets us send to an address.
 * @throws tooMany
 */
export async function countMail(user: User, email: string): Promise<void> {
  await count("accountMailsByUser", user._id)
  await count("accountMailsByEmail", email)
}

/** What a confirmation mail says. */
export type ConfirmationLink = { secret: string; name: string }

/**
 * Makes the link for an address, when the mail is written; undefined when the account does not wait for it any more.
 */
export async function createConfirmationLink(userId: string, email: string): Promise<ConfirmationLink | undefined> {
  const account = await findWaiting(userId, email, db)
  if (!account || account.isDisabled) return undefined
  const secret = await createLink(CONFIRM, subjectOf(userId, email), LINK_LIFE_MS)
  return { secret, name: account.name }
}

/** An account that waits for an address to be confirmed. */
async function findWaiting(userId: string, email: string, database: Database): Promise<Account | undefined> {
  const [account] = await database.select().from(users).where(eq(users.id, userId))
  return account && unconfirmedOf(presentUser(account)) === email ? account : undefined
}

/** An account and an address in one text: a link proves the one for the other, whatever has changed since. */
export function subjectOf(userId: string, email: string): string {
  return `${userId} ${email}`
}

/**
 * Confirms the address that a user waits for, by the link mailed to it. The user has to be signed in: otherwise anybody
 * could register with somebody's address and wait for a careless click, to be shown that person's bookings. Another
 * address than before signs out everywhere but where it is confirmed (`token`). Opening the link again does no harm.
 * @throws invalid when the link is used, old or another account's
 * @throws conflict EMAIL_TAKEN when somebody else has registered with the address meanwhile
 */
export async function confirmAddress(user: User, secret: string, token: string, language: Language): Promise<User> {
  const { subject } = (await findLink(CONFIRM, secret)) ?? {}
  if (user.emailVerified && subject === subjectOf(user._id, user.email)) return user
  const email = unconfirmedOf(user)
  if (email === undefined || subject !== subjectOf(user._id, email)) throw linkInvalid()
  return transact(async (transaction) => {
    await lock(`account ${user._id}`, transaction)
    if (!(await consumeToken(CONFIRM, secret, transaction))) throw linkInvalid()
    if (!(await findWaiting(user._id, email, transaction))) throw linkInvalid()
    const account = await reassignEmail(user._id, email, transaction)
    if (email !== user.email) {
      await endOtherSessions(user._id, token, transaction)
      await tellFormer(user.email, language, transaction)
    }
    return presentUser(account)
  })
}

/** An address that was given up is told so, in case its owner knows nothing of it. */
async function tellFormer(recipient: string, language: Language, transaction: Database): Promise<void> {
  await queueMails([{ kind: EMAIL_CHANGED, recipient, language, payload: {} }], transaction)
}

/** The answer to a link that opens nothing. */
export function linkInvalid() {
  return invalid([{ field: "token", message: messages.linkInvalid }])
}

/**
 * Gives an address to the account that has proved it, and with it the bookings that guests made under that address.
 * @throws conflict EMAIL_TAKEN
 */
export async function reassignEmail(userId: string, email: string, transaction: Database): Promise<Account> {
  await lock(addressLock(email), transaction)
  const isTaken = sql`exists (select 1 from ${users} other where lower(other.email) = ${email} and other.id <> ${userId})`
  const values = { email, emailVerified: true, pendingEmail: null, updatedAt: new Date() }
  const [account] = await transaction
    .update(users)
    .set(values)
    .where(and(eq(users.id, userId), not(isTaken)))
    .returning()
  if (!account) throw emailTaken()
  await claimGuestBookings(userId, email, transaction)
  return account
}

/** Held by whoever gives an address to an account, so that of two at once the later finds it taken. */
export const addressLock = (email: string) => `address ${email}`

/** 409: an address has an account already. */
export function emailTaken(message = messages.emailTaken): HttpError {
  return conflict("EMAIL_TAKEN", message, { errors: [{ field: "email", message }] })
}
