import { eq } from "drizzle-orm"
import { findAccount, findByAddress } from "#domain/account/account.server.ts"
import type { PasswordReset, User } from "#domain/account/account.ts"
import { auditOwnChange } from "#domain/account/own-changes.server.ts"
import { checkPassword, PASSWORD_CHANGED_MAIL, setPassword } from "#domain/account/profile.server.ts"
import type { Language } from "#i18n/localized.ts"
import { consumeToken, createLink, findLink, revokeTokens } from "#server/auth/one-time-tokens.server.ts"
import { type Account, presentUser } from "#server/auth/present-user.server.ts"
import { users } from "#server/auth/users.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { tryCount } from "#server/limits/rate-limits.server.ts"
import { queueMails, wasQueuedSince } from "#server/mail/outbox.server.ts"
import {
  buildLinkSubject,
  LINK_LIFE_MS,
  linkInvalid,
  RESET_PURPOSE,
  reassignEmail,
} from "./email-verification.server.ts"
import { hashPassword } from "./passwords.server.ts"

export const RESET_MAIL = "reset-password"
export const STAFF_INVITATION = "password-invitation"
/** A previous link that is valid for at least this long makes a new one unnecessary. */
const LINK_LEFT_MS = 10 * 60_000

/** Mails a link. Above the rate limit only if the last one is about to expire, so that attackers cannot block it. */
export async function requestPasswordReset(email: string, language: Language): Promise<void> {
  const hasRoom = !(await tryCount("mails/resets", email))
  const since = new Date(Date.now() - (LINK_LIFE_MS - LINK_LEFT_MS))
  if (hasRoom || !(await wasQueuedSince(since, RESET_MAIL, email))) await mailResetLink(email, language)
}

/** Queues a reset link. The mail job finds out whether there is an account. */
export async function mailResetLink(email: string, language: Language, database: Database = db): Promise<void> {
  await queueMails([{ kind: RESET_MAIL, recipient: email, language, payload: {} }], database)
}

/** Queues the mail that welcomes a new colleague, with a link to choose a password. */
export async function invite(userId: string, email: string, language: Language, database: Database): Promise<void> {
  await queueMails([{ kind: STAFF_INVITATION, recipient: email, language, payload: { userId } }], database)
}

export async function createResetLink(email: string): Promise<string | undefined> {
  const account = await findByAddress(email)
  if (!account || account.isDisabled) return undefined
  return createLink(RESET_PURPOSE, buildLinkSubject(account.id, email), LINK_LIFE_MS)
}

/**
 * Sets a new password and signs out everywhere. The link proves the mailbox, so it confirms the address. If it was
 * unconfirmed, name and phone are deleted, because someone else may have entered them.
 * @throws invalid if the link is used or expired, or the password too weak for staff; tooMany
 */
export async function resetPassword({ token, password }: PasswordReset, language: Language): Promise<User> {
  const link = await findLink(RESET_PURPOSE, token)
  if (!link?.open) throw linkInvalid()
  const [userId = "", email = ""] = link.subject.split(" ")
  const account = await findAccount(userId)
  if (account?.email !== email) throw linkInvalid()
  checkPassword(password, account.role, "password")
  const passwordHash = await hashPassword(password)
  return transact(async (transaction) => {
    await lock(`account ${userId}`, transaction)
    if (!(await consumeToken(RESET_PURPOSE, token, transaction))) throw linkInvalid()
    await revokeTokens(RESET_PURPOSE, link.subject, transaction)
    const proved = await proveMailbox(userId, email, transaction)
    await setPassword(userId, passwordHash, transaction)
    await auditOwnChange(presentUser(proved), ["password"], transaction)
    await queueMails([{ kind: PASSWORD_CHANGED_MAIL, recipient: email, language, payload: { userId } }], transaction)
    return presentUser(proved)
  })
}

async function proveMailbox(userId: string, email: string, transaction: Database): Promise<Account> {
  const account = await findAccount(userId, transaction)
  if (account?.email !== email) throw linkInvalid()
  if (!account.emailVerified)
    await transaction.update(users).set({ name: "", phone: "", phoneE164: null }).where(eq(users.id, userId))
  return reassignEmail(userId, email, transaction)
}
