import { and, eq, not, sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { messages } from "#domain/account/messages.ts"
import { auditOwnChange } from "#domain/account/own-changes.server.ts"
import type { Language } from "#i18n/localized.ts"
import { consumeToken, createLink, findLink } from "#server/auth/one-time-tokens.server.ts"
import { type Account, presentUser } from "#server/auth/present-user.server.ts"
import { endOtherSessions } from "#server/auth/sessions.server.ts"
import { users } from "#server/auth/users.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, type HttpError, invalid } from "#server/errors.server.ts"
import { createHook } from "#server/hook.server.ts"
import { count } from "#server/limits/rate-limits.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"

export const VERIFICATION_MAIL = "verify-email"
export const EMAIL_CHANGED_MAIL = "email-changed"
/** Link purposes. A link belongs to an account and the address it was mailed to. */
const CONFIRM = "verify-email"
export const RESET_PURPOSE = "reset-password"
export const LINK_LIFE_MS = 30 * 60_000

type ClaimRows = (userId: string, email: string, transaction: Database) => Promise<void>

/** Gives an account the rows that guests made with its address, such as bookings. */
export const guestRows = createHook<ClaimRows>("guest rows")

export async function sendVerificationMail(
  userId: string,
  email: string,
  language: Language,
  database: Database = db,
): Promise<void> {
  await queueMails([{ kind: VERIFICATION_MAIL, recipient: email, language, payload: { userId } }], database)
}

/** Sends that mail again if an address is unconfirmed. @throws tooMany */
export async function resendConfirmation(user: User, language: Language): Promise<void> {
  const email = unconfirmedOf(user)
  if (email === undefined) return
  await countMail(user)
  await sendVerificationMail(user._id, email, language)
}

function unconfirmedOf({ email, emailVerified, pendingEmail }: User): string | undefined {
  return pendingEmail ?? (emailVerified ? undefined : email)
}

/** Counts a mail that this user causes. What several users cause to one address is put off. @throws tooMany */
export async function countMail(user: User): Promise<void> {
  await count("mails/users", user._id)
}

export type ConfirmationLink = { secret: string; name: string }

export async function createConfirmationLink(userId: string, email: string): Promise<ConfirmationLink | undefined> {
  const account = await findWaiting(userId, email, db)
  if (!account || account.isDisabled) return undefined
  const secret = await createLink(CONFIRM, buildLinkSubject(userId, email), LINK_LIFE_MS)
  return { secret, name: account.name }
}

async function findWaiting(userId: string, email: string, database: Database): Promise<Account | undefined> {
  const [account] = await database.select().from(users).where(eq(users.id, userId))
  return account && unconfirmedOf(presentUser(account)) === email ? account : undefined
}

/** Ties a link to both account and address, so that it ends when either changes. */
export function buildLinkSubject(userId: string, email: string): string {
  return `${userId} ${email}`
}

/**
 * Confirms a pending address. The user must be signed in: otherwise an attacker could register with someone's address
 * and see their bookings once they click the link.
 * @throws invalid if the link is used, expired or of another account; conflict EMAIL_TAKEN
 */
export async function confirmAddress(user: User, secret: string, tokenHash: string, language: Language): Promise<User> {
  const { subject } = (await findLink(CONFIRM, secret)) ?? {}
  if (user.emailVerified && subject === buildLinkSubject(user._id, user.email)) return user
  const email = unconfirmedOf(user)
  if (email === undefined || subject !== buildLinkSubject(user._id, email)) throw linkInvalid()
  return transact(async (transaction) => {
    await lock(`account ${user._id}`, transaction)
    if (!(await consumeToken(CONFIRM, secret, transaction))) throw linkInvalid()
    if (!(await findWaiting(user._id, email, transaction))) throw linkInvalid()
    const account = await reassignEmail(user._id, email, transaction)
    await auditOwnChange(user, ["email"], transaction)
    if (email !== user.email) {
      await endOtherSessions(user._id, tokenHash, transaction)
      await notifyPreviousAddress(user, language, transaction)
    }
    return presentUser(account)
  })
}

async function notifyPreviousAddress(user: User, language: Language, transaction: Database): Promise<void> {
  const { _id: userId, email: recipient } = user
  await queueMails([{ kind: EMAIL_CHANGED_MAIL, recipient, language, payload: { userId } }], transaction)
}

export function linkInvalid() {
  return invalid([{ field: "token", message: messages.linkInvalid }])
}

/** Gives an account a confirmed address and what guests did with it. @throws conflict EMAIL_TAKEN */
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
  await claimGuestRows(userId, email, transaction)
  return account
}

/** Gives an account what guests did with its address, such as bookings. The address must be confirmed. */
export const claimGuestRows: ClaimRows = async (...account) => {
  for (const claim of guestRows.all()) await claim(...account)
}

export const addressLock = (email: string) => `address ${email}`

export function emailTaken(message = messages.emailTaken): HttpError {
  return conflict("EMAIL_TAKEN", message, { errors: [{ field: "email", message }] })
}
