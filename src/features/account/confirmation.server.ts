import { and, eq, isNull, ne } from "drizzle-orm"
import { attachBookings, moveBookings } from "#features/bookings/bookings.server.ts"
import type { Language } from "#i18n/localized.ts"
import { type Database, db } from "#server/database.server.ts"
import { conflict, invalid } from "#server/errors.server.ts"
import { lock } from "#server/idempotency.server.ts"
import { count } from "#server/limits.server.ts"
import { createLink, findLink, redeemLink } from "#server/one-time-links.server.ts"
import { queueMails } from "#server/outbox.server.ts"
import { users } from "./account.table.server.ts"
import type { User } from "./account.ts"
import { type Account, presentUser } from "./account-presenter.server.ts"
import { messages } from "./messages.ts"

/** The kinds of outbox rows of this file. */
export const CONFIRMATION = "verify-email"
export const EMAIL_CHANGED = "email-changed"
/** What the links of this slice open. Their subject is an account and the address that the mail goes to. */
const CONFIRM = "verify-email"
export const RESET = "reset-password"
export const LINK_LIFE_MS = 30 * 60_000

/** Queues the mail that lets an account confirm the address it claims. */
export async function askForConfirmation(
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
  const claimed = claimedBy(user)
  if (claimed === undefined) return
  await countMail(user, claimed)
  await askForConfirmation(user._id, claimed, language)
}

/** The address that a user has still to confirm. */
function claimedBy({ email, emailVerified, pendingEmail }: User): string | undefined {
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

/** What a confirmation mail says: its link, and whether another account has the address, to be joined with this one. */
export type ConfirmationLink = { secret: string; name: string; joins: boolean }

/**
 * Makes the link for an address, when the mail is written; undefined when the account does not claim it any more.
 */
export async function createConfirmationLink(userId: string, email: string): Promise<ConfirmationLink | undefined> {
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.claimedEmail, email), eq(users.isDisabled, false)))
  if (!account) return undefined
  const [owner] = await db.select().from(users).where(eq(users.email, email))
  const secret = await createLink(CONFIRM, subjectOf(userId, email), LINK_LIFE_MS)
  return { secret, name: account.name, joins: owner !== undefined && canBeAbsorbed(owner) }
}

/** An account and an address in one text: a link proves the one for the other, whatever the account claims since. */
export function subjectOf(userId: string, email: string): string {
  return `${userId} ${email}`
}

/**
 * Confirms the address that a user claims, by the link mailed to it. Whoever claims it is the user, whoever reads the
 * link owns the mailbox; only one who is both may do this, so the user has to be signed in. (Otherwise anybody could
 * register with somebody's address and wait for a careless click, to be shown that person's bookings.) Opening the link
 * again does no harm.
 * @throws invalid when the link is used, old or another account's
 * @throws conflict EMAIL_TAKEN when the address is that of a member of staff or of a disabled account
 */
export async function confirmAddress(user: User, secret: string, language: Language): Promise<User> {
  const { subject } = (await findLink(CONFIRM, secret)) ?? {}
  if (user.emailVerified && subject === subjectOf(user._id, user.email)) return user
  const claimed = claimedBy(user)
  if (claimed === undefined || subject !== subjectOf(user._id, claimed)) throw linkInvalid()
  return db.transaction(async (transaction) => {
    await lock(`account ${user._id}`, transaction)
    if (!(await redeemLink(CONFIRM, secret, transaction))) throw linkInvalid()
    const account = await takeAddress(user._id, claimed, transaction)
    if (user.emailVerified) await tellFormer(user.email, language, transaction)
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
 * Gives an address to the account that has proved it: with it the bookings made under that address without an account,
 * and those of a customer's account that had it before, which is absorbed.
 * @throws conflict EMAIL_TAKEN; linkInvalid when the account does not claim the address any more
 */
export async function takeAddress(userId: string, email: string, transaction: Database): Promise<Account> {
  await lock(`address ${email}`, transaction)
  const [before] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.claimedEmail, email)))
    .for("update")
  if (!before) throw linkInvalid()
  await absorbOwner(userId, email, transaction)
  const [account] = await transaction
    .update(users)
    .set({ email, claimedEmail: null, updatedAt: new Date() })
    .where(eq(users.id, userId))
    .returning()
  await attachBookings(userId, email, await claimantsOf(email, transaction), transaction)
  return account!
}

async function absorbOwner(userId: string, email: string, transaction: Database): Promise<void> {
  const [owner] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
    .for("update")
  if (!owner) return
  if (!canBeAbsorbed(owner)) throw conflict("EMAIL_TAKEN", messages.emailTaken)
  await moveBookings(owner.id, userId, transaction)
  await transaction.delete(users).where(eq(users.id, owner.id))
}

function canBeAbsorbed({ role, isDisabled }: Account): boolean {
  return role === "customer" && !isDisabled
}

async function claimantsOf(email: string, transaction: Database): Promise<string[]> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.email), eq(users.claimedEmail, email)))
  return rows.map((row) => row.id)
}
