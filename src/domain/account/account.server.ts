import { and, eq, inArray, lt, ne, not, sql } from "drizzle-orm"
import type { Language } from "#i18n/localized.ts"
import { type Account, presentUser } from "#server/auth/present-user.server.ts"
import type { SessionOrigin } from "#server/auth/session-origin.server.ts"
import { openSession, sessionEnd } from "#server/auth/sessions.server.ts"
import { hasEmail, users } from "#server/auth/users.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { isReferenced } from "#server/database/references.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { forgetMailsAbout } from "#server/mail/forget-mails.server.ts"
import { storedPhone } from "#server/phone.server.ts"
import type { Registration, SignedIn, User } from "./account.ts"
import { addressLock, emailTaken, sendVerificationMail } from "./security/email-verification.server.ts"
import { hashPassword } from "./security/passwords.server.ts"

/** Accounts with an unconfirmed address and no bookings are deleted after this time. */
const UNCONFIRMED_LIFE = "7 days"

/**
 * Creates an account, signs it in and mails a confirmation link. Repeating a request with its `idempotencyKey` is safe.
 * @throws conflict EMAIL_TAKEN, IDEMPOTENCY_IN_FLIGHT; tooMany; HttpError 422 IDEMPOTENCY_KEY_REUSED
 */
export async function register(
  { password, ...person }: Registration,
  language: Language,
  origin: SessionOrigin,
  idempotencyKey?: string,
): Promise<SignedIn> {
  const passwordHash = await hashPassword(password)
  const work = (transaction: Database, token: string) =>
    open({ ...person, passwordHash }, { token, origin }, language, transaction)
  const { answer, secret } = await once(idempotencyKey, person, work)
  return { token: secret, ...answer }
}

async function open(
  { passwordHash, ...person }: Omit<Registration, "password"> & { passwordHash: string },
  { token, origin }: { token: string; origin: SessionOrigin },
  language: Language,
  transaction: Database,
) {
  const { name, email } = person
  const values = { name, email, ...phoneColumns(person), passwordHash }
  await lock(addressLock(email), transaction)
  const [account] = await transaction.insert(users).values(values).onConflictDoNothing().returning()
  if (!account) throw emailTaken()
  const session = { userId: account.id, expiresAt: sessionEnd(false), isProven: false, origin }
  await openSession(session, transaction, token)
  await sendVerificationMail(account.id, email, language, transaction)
  return presentUser(account)
}

/** @throws invalid for a number that its country can't have */
export function phoneColumns({ phone: typed, countryCode }: Pick<Registration, "phone" | "countryCode">) {
  return storedPhone(typed, { countryCode })
}

/** Checks again after hashing, because the password may have changed meanwhile. */
export async function isStill({ id, passwordHash }: Account, transaction: Database): Promise<boolean> {
  const same = and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.isDisabled, false))
  const rows = await transaction.select({ id: users.id }).from(users).where(same).for("share")
  return rows.length > 0
}

/** Returns an account in use. Nobody disables it or changes its role or password until the transaction ends. */
export async function holdAccount(id: string, transaction: Database): Promise<Account | undefined> {
  const isUsable = and(eq(users.id, id), eq(users.isDisabled, false))
  const [account] = await transaction.select().from(users).where(isUsable).for("share")
  return account
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

/** Returns the names of accounts in use, by their ids. */
export async function namesOfUsers(ids: Iterable<string>): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter(isUuid)
  const isUsable = and(inArray(users.id, known), eq(users.isDisabled, false))
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(isUsable)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns the names of colleagues whose accounts are in use, in Vietnamese order. */
export async function listStaffNames(): Promise<string[]> {
  const isColleague = and(ne(users.role, "customer"), eq(users.isDisabled, false))
  const rows = await db.select({ name: users.name }).from(users).where(isColleague)
  return rows.map(({ name }) => name).toSorted(new Intl.Collator("vi").compare)
}

/** Deletes customer accounts without bookings whose address is unconfirmed after a week, and the mails to them. */
export async function endUnconfirmedAccounts(): Promise<void> {
  await transact(async (transaction) => {
    const ended = await transaction
      .delete(users)
      .where(
        and(
          not(users.emailVerified),
          eq(users.role, "customer"),
          eq(users.isDisabled, false),
          lt(users.createdAt, sql`now() - ${UNCONFIRMED_LIFE}::interval`),
          not(isReferenced(users, users.id)),
        ),
      )
      .returning({ id: users.id })
    await forgetMailsAbout(
      ended.map(({ id }) => id),
      transaction,
    )
  })
}
