import { randomBytes } from "node:crypto"
import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm"
import { claimGuestBookings } from "#features/bookings/bookings.server.ts"
import { bookings } from "#features/bookings/bookings.table.server.ts"
import type { Language } from "#i18n/localized.ts"
import { endSessions, openSession, sessionEnd } from "#server/auth/sessions.server.ts"
import type { Config } from "#server/config/config.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { HttpError, invalid, unauthorized } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { count, uncount } from "#server/limits/rate-limits.server.ts"
import { forgetMailsAbout, queueMails } from "#server/mail/outbox.server.ts"
import { e164, shownPhone } from "#server/phone.server.ts"
import { newSecret } from "#server/secrets.server.ts"
import { hasEmail, users } from "./account.table.server.ts"
import {
  type Credentials,
  isStaff,
  PASSWORD_MIN,
  type PasswordChange,
  type ProfileChange,
  type Registration,
  type Role,
  type SignedIn,
  type User,
} from "./account.ts"
import { type Account, presentUser } from "./account-presenter.server.ts"
import { messages } from "./messages.ts"
import { isCommonPassword } from "./security/common-passwords.server.ts"
import { addressLock, countMail, emailTaken, sendVerificationMail } from "./security/email-verification.server.ts"
import { forgetNetworks } from "./security/known-networks.server.ts"
import { hashPassword, verifyPassword } from "./security/passwords.server.ts"

export const PASSWORD_CHANGED_MAIL = "password-changed"
export const EMAIL_CHANGE_REQUESTED_MAIL = "email-change-asked"
/** Accounts with an unconfirmed address and no bookings are deleted after this time. */
const UNCONFIRMED_LIFE = "7 days"

/**
 * Creates an account, signs it in and mails a confirmation link. Repeating a request with its `idempotencyKey` is safe.
 * @throws conflict EMAIL_TAKEN, IDEMPOTENCY_IN_FLIGHT; tooMany; HttpError 422 IDEMPOTENCY_KEY_REUSED
 */
export async function register(
  { password, ...person }: Registration,
  language: Language,
  idempotencyKey?: string,
): Promise<SignedIn> {
  const passwordHash = await hashPassword(password)
  const work = (transaction: Database, token: string) => open(person, passwordHash, language, token, transaction)
  if (idempotencyKey !== undefined) {
    const { answer, secret } = await once(idempotencyKey, person, work)
    return { token: secret, ...answer }
  }
  const token = newSecret()
  return { token, ...(await transact((transaction) => work(transaction, token))) }
}

async function open(
  person: Omit<Registration, "password">,
  passwordHash: string,
  language: Language,
  token: string,
  transaction: Database,
) {
  const { name, email } = person
  const values = { name, email, ...phoneColumns(person), passwordHash }
  await lock(addressLock(email), transaction)
  const [account] = await transaction.insert(users).values(values).onConflictDoNothing().returning()
  if (!account) throw emailTaken()
  await openSession(account.id, sessionEnd(false), transaction, token)
  await sendVerificationMail(account.id, email, language, transaction)
  return presentUser(account)
}

/** @throws invalid for a number that its country can't have; ten digits are always taken (spec §3) */
function phoneColumns({ phone: typed, countryCode }: Pick<Registration, "phone" | "countryCode">) {
  const phoneE164 = e164(typed, countryCode)
  if (phoneE164 === null && !/^\d{10}$/.test(typed.replace(/\s/g, "")))
    throw invalid([{ field: "phone", message: messages.phoneInvalid }])
  return { phone: shownPhone(typed, countryCode), phoneE164 }
}

/** Signs in without revealing whether the address has an account. @throws 401 INVALID_CREDENTIALS; tooMany */
export async function signIn({ email, password, remember = false }: Credentials): Promise<SignedIn> {
  const account = await findByAddress(email)
  if (!(await verifyPassword(account, password)) || !account) throw credentialsWrong()
  return transact(async (transaction) => {
    if (!(await isStill(account, transaction))) throw credentialsWrong()
    if (account.emailVerified) await claimGuestBookings(account.id, account.email, transaction)
    const token = await openSession(account.id, sessionEnd(remember && account.role === "customer"), transaction)
    return { token, ...presentUser(account) }
  })
}

/** Checks again after hashing, because the password may have changed meanwhile. */
async function isStill({ id, passwordHash }: Account, transaction: Database): Promise<boolean> {
  const same = and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.isDisabled, false))
  const rows = await transaction.select({ id: users.id }).from(users).where(same).for("share")
  return rows.length > 0
}

function credentialsWrong(): HttpError {
  return new HttpError(401, "INVALID_CREDENTIALS", messages.credentialsWrong)
}

export async function findByAddress(email: string): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(hasEmail(email))
  return account
}

export async function findAccount(id: string, database: Database = db): Promise<Account | undefined> {
  const isUsable = and(eq(users.id, id), eq(users.isDisabled, false))
  const [account] = await database.select().from(users).where(isUsable)
  return account
}

export async function findUser(id: string, database: Database = db): Promise<User | undefined> {
  const account = await findAccount(id, database)
  return account && presentUser(account)
}

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
  await countMail(user, email)
  if (await findByAddress(email)) throw emailTaken()
  return transact(async (transaction) => {
    await lock(`account ${user._id}`, transaction)
    if (!(await isStill(account, transaction))) throw currentPasswordWrong()
    const pending = { ...values, pendingEmail: email }
    const [changed] = await transaction.update(users).set(pending).where(eq(users.id, user._id)).returning()
    await auditOwnChange(user, ["name", "phone", "email"], transaction)
    await sendVerificationMail(user._id, email, language, transaction)
    const payload = { userId: user._id, askedAt: new Date().toISOString() }
    await queueMails([{ kind: EMAIL_CHANGE_REQUESTED_MAIL, recipient: user.email, language, payload }], transaction)
    return presentUser(changed!)
  })
}

/** Records which fields of their own account staff sent, without the values. */
async function auditOwnChange(user: User, changed: string[], transaction: Database): Promise<void> {
  if (!isStaff(user)) return
  await audit({ actor: user._id, action: "update", subject: `user:${user._id}`, after: { changed } }, transaction)
}

async function provePassword(user: User, typed: string | undefined): Promise<Account> {
  if (!typed) throw invalid([{ field: "currentPassword", message: messages.currentPasswordRequired }])
  await count("passwordChecksByUser", user._id)
  const account = await findAccount(user._id)
  if (!(await verifyPassword(account, typed)) || !account) throw currentPasswordWrong()
  await uncount("passwordChecksByUser", user._id)
  return account
}

/** Changes the password and ends all other sessions. @throws invalid if a password is wrong or too weak; tooMany */
export async function changePassword(
  user: User,
  { currentPassword, newPassword }: PasswordChange,
  sessionEnds: Date,
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
    return openSession(user._id, sessionEnds, transaction)
  })
  return { token, ...user }
}

function currentPasswordWrong(): HttpError {
  return invalid([{ field: "currentPassword", message: messages.currentPasswordWrong }])
}

/** Checks the password rules of a role. Customers may choose any six characters (spec §9). @throws invalid */
export function checkPassword(password: string, role: Role, field: string): void {
  if (password.length < PASSWORD_MIN[role]) throw invalid([{ field, message: messages.staffPasswordTooShort }])
  if (role !== "customer" && isCommonPassword(password))
    throw invalid([{ field, message: messages.staffPasswordCommon }])
}

export async function setPassword(userId: string, passwordHash: string, transaction: Database): Promise<void> {
  await transaction.update(users).set({ passwordHash, updatedAt: new Date() }).where(eq(users.id, userId))
  await endSessions(userId, transaction)
  await forgetNetworks(userId, transaction)
}

export async function disableUser(userId: string): Promise<void> {
  await transact(async (transaction) => {
    await transaction.update(users).set({ isDisabled: true, updatedAt: new Date() }).where(eq(users.id, userId))
    await endSessions(userId, transaction)
  })
}

/** Creates the first administrator if there are no staff yet. @returns the password if one was generated */
export async function createFirstAdmin(
  config: Pick<Config, "staffEmail" | "staffPassword">,
): Promise<string | undefined> {
  const staff = inArray(users.role, ["staff", "admin"])
  const findOne = () => db.select({ id: users.id }).from(users).where(staff).limit(1)
  if ((await findOne()).length) return undefined
  const password = config.staffPassword ?? randomBytes(12).toString("base64url")
  if (isCommonPassword(password))
    throw new Error("STAFF_PASSWORD is one of the most common passwords. Set it to one that nobody guesses.")
  const isMade = await createStaff({ name: "Staff", email: config.staffEmail, password, role: "admin" })
  if (isMade) return config.staffPassword ? undefined : password
  // Another process may have been faster. Otherwise a customer has confirmed this address.
  if ((await findOne()).length) return undefined
  throw new Error(
    `STAFF_EMAIL ${config.staffEmail} is a customer's account. Set STAFF_EMAIL to an address of the company.`,
  )
}

export async function createStaff(person: {
  name: string
  email: string
  password: string
  role: Role
}): Promise<boolean> {
  const { password, ...values } = person
  const made = await db
    .insert(users)
    .values({ ...values, emailVerified: true, passwordHash: await hashPassword(password) })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made.length > 0
}

/** Deletes customer accounts without bookings whose address is unconfirmed after a week, and the mails to them. */
export async function endUnconfirmedAccounts(): Promise<void> {
  const booked = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.userId, users.id))
  await transact(async (transaction) => {
    const ended = await transaction
      .delete(users)
      .where(
        and(
          eq(users.emailVerified, false),
          eq(users.role, "customer"),
          eq(users.isDisabled, false),
          lt(users.createdAt, sql`now() - ${UNCONFIRMED_LIFE}::interval`),
          notExists(booked),
        ),
      )
      .returning({ id: users.id })
    await forgetMailsAbout(
      ended.map(({ id }) => id),
      transaction,
    )
  })
}
