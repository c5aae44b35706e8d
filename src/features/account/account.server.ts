import { randomBytes } from "node:crypto"
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm"
import { attachBookings } from "#features/bookings/bookings.server.ts"
import type { Language } from "#i18n/localized.ts"
import type { Config } from "#server/config.server.ts"
import { type Database, db, gap, statement } from "#server/database.server.ts"
import { HttpError, invalid, unauthorized } from "#server/errors.server.ts"
import { lock, once } from "#server/idempotency.server.ts"
import { queueMails } from "#server/outbox.server.ts"
import { e164 } from "#server/phone.server.ts"
import { newSecret } from "#server/secrets.server.ts"
import { endSessions, openSession, sessionEnd } from "#server/sessions.server.ts"
import { users } from "./account.table.server.ts"
import {
  type Credentials,
  PASSWORD_MIN,
  type PasswordChange,
  type Profile,
  type Registration,
  type Role,
  type SignedIn,
  type User,
} from "./account.ts"
import { type Account, presentUser } from "./account-presenter.server.ts"
import { askForConfirmation, countMail } from "./confirmation.server.ts"
import { messages } from "./messages.ts"
import { findFitting, hashPassword } from "./passwords.server.ts"

/** The kind of outbox row that tells of a changed password. */
export const PASSWORD_CHANGED = "password-changed"
/** Of the accounts that claim an address unconfirmed, so many of the newest can sign in. */
const CLAIMANTS = 2

/**
 * Makes an account, signs its browser in and mails a link that confirms the address. An address that has an account
 * already gets another one beside it, with the same answer and the same work: nobody learns of the first. Whoever
 * opens the link in the mail joins the two (confirmation.server.ts). The same `idempotencyKey` with the same request
 * gives the first answer again.
 * @throws tooMany; conflict IDEMPOTENCY_IN_FLIGHT; HttpError 422 IDEMPOTENCY_KEY_REUSED
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
  return { token, ...(await db.transaction((transaction) => work(transaction, token))) }
}

async function open(person: Profile, passwordHash: string, language: Language, token: string, transaction: Database) {
  const { name, email, phone } = person
  const values = { name, claimedEmail: email, phone, phoneE164: e164(phone), passwordHash }
  const [account] = await transaction.insert(users).values(values).returning()
  await openSession(account!.id, sessionEnd(false), transaction, token)
  await askForConfirmation(account!.id, email, language, transaction)
  return presentUser(account!)
}

/**
 * Signs in. Without an account, with a wrong password and with a disabled account the answer and the work are the same.
 * @throws HttpError 401 INVALID_CREDENTIALS; tooMany
 */
export async function signIn({ email, password, remember = false }: Credentials): Promise<SignedIn> {
  const account = await findFitting(await candidatesFor(email), password)
  if (!account) throw credentialsWrong()
  return db.transaction(async (transaction) => {
    if (!(await isStill(account, transaction))) throw credentialsWrong()
    if (account.email) await attachBookings(account.id, account.email, [], transaction)
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

/** Who may mean an address: the account that has confirmed it, then the newest that claim it; always as many places. */
async function candidatesFor(email: string): Promise<(Account | undefined)[]> {
  const rows = await db
    .select()
    .from(users)
    .where(or(eq(users.email, email), claims(email)))
    .orderBy(sql`${users.email} nulls last`, sql`${users.updatedAt} desc`, users.id)
    .limit(1 + CLAIMANTS)
  const owner = rows.find((row) => row.email === email)
  const claimants = rows.filter((row) => row !== owner)
  return [owner, ...Array.from({ length: CLAIMANTS }, (_, place) => claimants[place])]
}

function claims(email: string) {
  return and(isNull(users.email), eq(users.claimedEmail, email))
}

/** The account that a mail to an address is about: the one that has confirmed it, else the newest that claims it. */
export async function findByAddress(email: string): Promise<Account | undefined> {
  return (await candidatesFor(email)).find(Boolean)
}

/** An account that may be used; undefined for an unknown or disabled one. */
export async function findAccount(id: string, database: Database = db): Promise<Account | undefined> {
  const build = () =>
    db
      .select()
      .from(users)
      .where(and(eq(users.id, gap("id")), eq(users.isDisabled, false)))
  const [account] = await statement("account", build, database).execute({ id })
  return account
}

/** A user who may sign in, by id; undefined for an unknown or disabled one. */
export async function findUser(id: string): Promise<User | undefined> {
  const account = await findAccount(id)
  return account && presentUser(account)
}

/**
 * Changes name, phone and address. Another address is only noted, and takes effect when the link mailed to it is
 * opened; the answer is the same whether or not it belongs to somebody.
 * @throws tooMany
 */
export async function updateProfile(user: User, { name, email, phone }: Profile, language: Language): Promise<User> {
  const moves = email !== user.email && email !== user.pendingEmail
  if (moves) await countMail(user, email)
  return db.transaction(async (transaction) => {
    const [account] = await transaction
      .update(users)
      .set({ name, phone, phoneE164: e164(phone), updatedAt: new Date(), ...(moves && { claimedEmail: email }) })
      .where(eq(users.id, user._id))
      .returning()
    if (!account) throw unauthorized()
    if (moves) await askForConfirmation(user._id, email, language, transaction)
    return presentUser(account)
  })
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
  const account = await findFitting([await findAccount(user._id)], currentPassword)
  if (!account) throw currentPasswordWrong()
  const passwordHash = await hashPassword(newPassword)
  const token = await db.transaction(async (transaction) => {
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
 * Holds a new password against what its role needs.
 * @throws invalid
 */
export function checkPassword(password: string, role: Role, field: string): void {
  if (password.length < PASSWORD_MIN[role]) throw invalid([{ field, message: messages.staffPasswordTooShort }])
}

/** Stores a new password and signs out everywhere. */
export async function setPassword(userId: string, passwordHash: string, transaction: Database): Promise<void> {
  await transaction.update(users).set({ passwordHash, updatedAt: new Date() }).where(eq(users.id, userId))
  await endSessions(userId, transaction)
}

/** Takes an account out of use: it is signed out everywhere at once and cannot sign in. */
export async function disableUser(userId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.update(users).set({ isDisabled: true, updatedAt: new Date() }).where(eq(users.id, userId))
    await endSessions(userId, transaction)
  })
}

/**
 * Makes the first administrator where there is no member of staff yet.
 * @returns the generated password when none was configured, to be shown once; else undefined
 */
export async function ensureStaff(config: Pick<Config, "staffEmail" | "staffPassword">): Promise<string | undefined> {
  const staff = inArray(users.role, ["staff", "admin"])
  const findOne = () => db.select({ id: users.id }).from(users).where(staff).limit(1)
  if ((await findOne()).length) return undefined
  const password = config.staffPassword ?? randomBytes(12).toString("base64url")
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
    .values({ ...values, passwordHash: await hashPassword(password) })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made.length > 0
}
