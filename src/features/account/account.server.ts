import { randomBytes } from "node:crypto"
import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm"
import { claimGuestBookings } from "#features/bookings/bookings.server.ts"
import { bookings } from "#features/bookings/bookings.table.server.ts"
import type { Language } from "#i18n/localized.ts"
import { endSessions, openSession, sessionEnd } from "#server/auth/sessions.server.ts"
import type { Config } from "#server/config/config.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { HttpError, invalid, unauthorized } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { count, giveBack } from "#server/limits/rate-limits.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { e164 } from "#server/phone.server.ts"
import { newSecret } from "#server/secrets.server.ts"
import { hasEmail, users } from "./account.table.server.ts"
import {
  type Credentials,
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
import { hashPassword, isPasswordOf } from "./security/passwords.server.ts"

/** The kinds of outbox rows that tell of a changed password, and that another address was asked for. */
export const PASSWORD_CHANGED = "password-changed"
export const EMAIL_CHANGE_ASKED = "email-change-asked"
/** For so long somebody may put off confirming an address under which they have booked nothing. */
const UNCONFIRMED_LIFE = "7 days"

/**
 * Makes an account, signs its browser in and mails a link that confirms the address. The same `idempotencyKey` with the
 * same request gives the first answer again.
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
  const { name, email, phone } = person
  const values = { name, email, phone, phoneE164: e164(phone), passwordHash }
  await lock(addressLock(email), transaction)
  const [account] = await transaction.insert(users).values(values).onConflictDoNothing().returning()
  if (!account) throw emailTaken()
  await openSession(account.id, sessionEnd(false), transaction, token)
  await sendVerificationMail(account.id, email, language, transaction)
  return presentUser(account)
}

/**
 * Signs in. Without an account, with a wrong password and with a disabled account the answer and the work are the same.
 * @throws HttpError 401 INVALID_CREDENTIALS; tooMany
 */
export async function signIn({ email, password, remember = false }: Credentials): Promise<SignedIn> {
  const account = await findByAddress(email)
  if (!(await isPasswordOf(account, password)) || !account) throw credentialsWrong()
  return transact(async (transaction) => {
    if (!(await isStill(account, transaction))) throw credentialsWrong()
    if (account.emailVerified) await claimGuestBookings(account.id, account.email, transaction)
    const token = await openSession(account.id, sessionEnd(remember && account.role === "customer"), transaction)
    return { token, ...presentUser(account) }
  })
}

/** Whether an account is in use and has the password that was tried: it may have been changed while that was hashed. */
async function isStill({ id, passwordHash }: Account, transaction: Database): Promise<boolean> {
  const same = and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.isDisabled, false))
  const rows = await transaction.select({ id: users.id }).from(users).where(same).for("share")
  return rows.length > 0
}

function credentialsWrong(): HttpError {
  return new HttpError(401, "INVALID_CREDENTIALS", messages.credentialsWrong)
}

/** The account that has an address, disabled or not; undefined where there is none. */
export async function findByAddress(email: string): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(hasEmail(email))
  return account
}

/** An account that may be used; undefined for an unknown or disabled one. */
export async function findAccount(id: string, database: Database = db): Promise<Account | undefined> {
  const isUsable = and(eq(users.id, id), eq(users.isDisabled, false))
  const [account] = await database.select().from(users).where(isUsable)
  return account
}

/** A user who may sign in, by id; undefined for an unknown or disabled one. */
export async function findUser(id: string): Promise<User | undefined> {
  const account = await findAccount(id)
  return account && presentUser(account)
}

/**
 * Changes name and phone at once. Another address asks for the password, is told to the present one, and takes effect
 * when the link mailed to it is opened.
 * @throws invalid when another address comes without the current password
 * @throws conflict EMAIL_TAKEN; tooMany
 */
export async function updateProfile(user: User, sent: ProfileChange, language: Language): Promise<User> {
  const { name, email, phone } = sent
  const values = { name, phone, phoneE164: e164(phone), updatedAt: new Date() }
  if (email === user.email || email === user.pendingEmail) {
    const [account] = await db.update(users).set(values).where(eq(users.id, user._id)).returning()
    if (!account) throw unauthorized()
    return presentUser(account)
  }
  const account = await provePassword(user, sent.currentPassword)
  await countMail(user, email)
  if (await findByAddress(email)) throw emailTaken()
  return transact(async (transaction) => {
    await lock(`account ${user._id}`, transaction)
    if (!(await isStill(account, transaction))) throw currentPasswordWrong()
    const pending = { ...values, pendingEmail: email }
    const [changed] = await transaction.update(users).set(pending).where(eq(users.id, user._id)).returning()
    await sendVerificationMail(user._id, email, language, transaction)
    const payload = { userId: user._id, askedAt: new Date().toISOString() }
    await queueMails([{ kind: EMAIL_CHANGE_ASKED, recipient: user.email, language, payload }], transaction)
    return presentUser(changed!)
  })
}

/**
 * Returns the account of a user who has typed their password once more. Wrong ones are counted by account.
 * @throws invalid when it is missing or wrong; tooMany
 */
async function provePassword(user: User, typed: string | undefined): Promise<Account> {
  if (!typed) throw invalid([{ field: "currentPassword", message: messages.currentPasswordRequired }])
  await count("passwordChecksByUser", user._id)
  const account = await findAccount(user._id)
  if (!(await isPasswordOf(account, typed)) || !account) throw currentPasswordWrong()
  await giveBack("passwordChecksByUser", user._id)
  return account
}

/**
 * Changes the password, which signs out everywhere and signs this browser in anew, for as long as it was to be.
 * @throws invalid when the current password is wrong or the new one too short for staff; tooMany
 */
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
    await queueMails([{ kind: PASSWORD_CHANGED, recipient: user.email, language, payload: {} }], transaction)
    return openSession(user._id, sessionEnds, transaction)
  })
  return { token, ...user }
}

function currentPasswordWrong(): HttpError {
  return invalid([{ field: "currentPassword", message: messages.currentPasswordWrong }])
}

/**
 * Holds a new password against what its role needs. Customers may choose any of six characters.
 * @throws invalid
 */
export function checkPassword(password: string, role: Role, field: string): void {
  if (password.length < PASSWORD_MIN[role]) throw invalid([{ field, message: messages.staffPasswordTooShort }])
  if (role !== "customer" && isCommonPassword(password))
    throw invalid([{ field, message: messages.staffPasswordCommon }])
}

/** Stores a new password and signs out everywhere. Networks that the old one was used from are no longer trusted. */
export async function setPassword(userId: string, passwordHash: string, transaction: Database): Promise<void> {
  await transaction.update(users).set({ passwordHash, updatedAt: new Date() }).where(eq(users.id, userId))
  await endSessions(userId, transaction)
  await forgetNetworks(userId, transaction)
}

/** Takes an account out of use: it is signed out everywhere at once and cannot sign in. */
export async function disableUser(userId: string): Promise<void> {
  await transact(async (transaction) => {
    await transaction.update(users).set({ isDisabled: true, updatedAt: new Date() }).where(eq(users.id, userId))
    await endSessions(userId, transaction)
  })
}

/**
 * Makes the first administrator where there is no member of staff yet.
 * @returns the generated password when none was configured, to be shown once; else undefined
 */
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
  // Another process may have been quicker; else the address is somebody's who has confirmed that it is theirs.
  if ((await findOne()).length) return undefined
  throw new Error(
    `STAFF_EMAIL ${config.staffEmail} is a customer's account. Set STAFF_EMAIL to an address of the company.`,
  )
}

/**
 * Makes an account that works for the company; its address counts as confirmed. One that has the address stays as it
 * is: false.
 */
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

/** Deletes accounts of customers who have not confirmed their address within a week and have booked nothing. */
export async function endUnconfirmedAccounts(): Promise<void> {
  const booked = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.userId, users.id))
  await db
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
}
