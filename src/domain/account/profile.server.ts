import { eq } from "drizzle-orm"
import type { Language } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { isStaff, type Role } from "#lib/roles.ts"
import { type Account, presentUser } from "#server/auth/present-user.server.ts"
import { endSessions, openSession, type Session } from "#server/auth/sessions.server.ts"
import { users } from "#server/auth/users.table.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { type HttpError, invalid, unauthorized } from "#server/errors.server.ts"
import { count, revertCount } from "#server/limits/rate-limits.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { findAccount, findByAddress, isStill, phoneColumns } from "./account.server.ts"
import { PASSWORD_MIN, type PasswordChange, type ProfileChange, type SignedIn, type User } from "./account.ts"
import { messages } from "./messages.ts"
import { auditOwnChange } from "./own-changes.server.ts"
import { cancelAppSetup } from "./second-factor/authenticator-app.server.ts"
import { isCommonPassword } from "./security/common-passwords.server.ts"
import { countMail, emailTaken, sendVerificationMail } from "./security/email-verification.server.ts"
import { forgetNetworks } from "./security/known-networks.server.ts"
import { hashPassword, verifyPassword } from "./security/passwords.server.ts"

export const EMAIL_CHANGE_REQUESTED_MAIL = "email-change-asked"

export const PASSWORD_CHANGED_MAIL = "password-changed"

/**
 * Changes name and phone. A new email address needs the current password and takes effect once confirmed.
 * @throws invalid if that password is missing or wrong; conflict EMAIL_TAKEN; tooMany
 */
export async function updateProfile(user: User, sent: ProfileChange, language: Language): Promise<User> {
  const { name, email } = sent
  const values = { name, ...phoneColumns(sent), updatedAt: new Date() }
  if (email === user.email || email === user.pendingEmail) {
    return transact(async (transaction) => {
      const [account] = await transaction.update(users).set(values).where(eq(users.id, user._id)).returning()
      if (!account) throw unauthorized()
      await auditOwnChange(user, ["name", "phone"], transaction)
      return presentUser(account)
    })
  }
  const account = await provePassword(user, sent.currentPassword)
  await countMail(user)
  if (await findByAddress(email)) throw emailTaken()
  return transact(async (transaction) => {
    await lock(`account ${user._id}`, transaction)
    if (!(await isStill(account, transaction))) throw currentPasswordWrong()
    const pending = { ...values, pendingEmail: email }
    const changed = firstOf(await transaction.update(users).set(pending).where(eq(users.id, user._id)).returning())
    await auditOwnChange(user, ["name", "phone", "email"], transaction)
    await sendVerificationMail(user._id, email, language, transaction)
    const payload = { userId: user._id, askedAt: new Date().toISOString() }
    await queueMails([{ kind: EMAIL_CHANGE_REQUESTED_MAIL, recipient: user.email, language, payload }], transaction)
    return presentUser(changed)
  })
}

/** Checks the current password of a user. @throws invalid if it is missing or wrong; tooMany */
export async function provePassword(user: User, typed: string | undefined): Promise<Account> {
  if (!typed) throw invalid([{ field: "currentPassword", message: messages.currentPasswordRequired }])
  await count("guesses/own", user._id)
  const account = await findAccount(user._id)
  if (!(await verifyPassword(account, typed)) || !account) throw currentPasswordWrong()
  await revertCount("guesses/own", user._id)
  return account
}

/** Changes the password and ends all other sessions. @throws invalid if a password is wrong or too weak; tooMany */
export async function changePassword(
  user: User,
  { currentPassword, newPassword }: PasswordChange,
  { expiresAt, isProven, browser, system, network }: Session,
  language: Language,
): Promise<SignedIn> {
  checkPassword(newPassword, user.role, "newPassword")
  const account = await provePassword(user, currentPassword)
  const passwordHash = await hashPassword(newPassword)
  const token = await transact(async (transaction) => {
    await lock(`account ${user._id}`, transaction)
    if (!(await isStill(account, transaction))) throw currentPasswordWrong()
    await setPassword(user._id, passwordHash, transaction)
    await auditOwnChange(user, ["password"], transaction)
    await queueMails(
      [{ kind: PASSWORD_CHANGED_MAIL, recipient: user.email, language, payload: { userId: user._id } }],
      transaction,
    )
    const origin = { browser, system, network }
    return openSession({ userId: user._id, expiresAt, isProven, origin }, transaction)
  })
  return { token, ...user }
}

function currentPasswordWrong(): HttpError {
  return invalid([{ field: "currentPassword", message: messages.currentPasswordWrong }])
}

/** Checks the password rules of a role. Customers may choose any six characters (spec §9). @throws invalid */
export function checkPassword(password: string, role: Role, field: string): void {
  const least = PASSWORD_MIN[isStaff({ role }) ? "staff" : "customer"]
  if (password.length < least) throw invalid([{ field, message: messages.staffPasswordTooShort }])
  if (isStaff({ role }) && isCommonPassword(password)) throw invalid([{ field, message: messages.staffPasswordCommon }])
}

export async function setPassword(userId: string, passwordHash: string, transaction: Database): Promise<void> {
  await transaction.update(users).set({ passwordHash, updatedAt: new Date() }).where(eq(users.id, userId))
  await endSessions(userId, transaction)
  await cancelAppSetup(userId, transaction)
  await forgetNetworks(userId, transaction)
}
