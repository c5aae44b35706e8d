import { and, eq, gt, sql } from "drizzle-orm"
import {
  checkPassword,
  findAccount,
  findByAddress,
  PASSWORD_CHANGED,
  setPassword,
} from "#features/account/account.server.ts"
import { users } from "#features/account/account.table.server.ts"
import type { PasswordReset, User } from "#features/account/account.ts"
import { type Account, presentUser } from "#features/account/account-presenter.server.ts"
import type { Language } from "#i18n/localized.ts"
import { consumeToken, createLink, findLink, revokeTokens } from "#server/auth/one-time-tokens.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { countIfRoom } from "#server/limits/rate-limits.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { outbox } from "#server/mail/outbox.table.server.ts"
import { LINK_LIFE_MS, linkInvalid, RESET, reassignEmail, subjectOf } from "./email-verification.server.ts"
import { hashPassword } from "./passwords.server.ts"

/** The kind of outbox row that asks for a link. */
export const RESET_LINK = "reset-password"
/** A link that was mailed already makes another one needless while it works for at least so long. */
const LINK_LEFT_MS = 10 * 60_000

/**
 * Asks for a link on behalf of somebody who has forgotten the password of an address. Nobody can keep its owner from
 * getting one: where too many were asked for, only those are left out that a link of the last minutes makes needless.
 * The work is the same whether or not there is an account.
 */
export async function askForForgotten(email: string, language: Language): Promise<void> {
  const hasRoom = await countIfRoom("resetMailsByEmail", email)
  if (hasRoom || !(await wasAskedLately(email))) await askForReset(email, language)
}

async function wasAskedLately(email: string): Promise<boolean> {
  const since = new Date(Date.now() - (LINK_LIFE_MS - LINK_LEFT_MS))
  const same = and(
    eq(outbox.kind, sql.raw(`'${RESET_LINK}'`)),
    eq(outbox.recipient, email),
    gt(outbox.createdAt, since),
  )
  return (await db.select({ id: outbox.id }).from(outbox).where(same).limit(1)).length > 0
}

/**
 * Asks for a link that lets whoever reads an address's mail choose a new password: a request goes into the outbox, and
 * the job finds out whether there is an account.
 */
export async function askForReset(email: string, language: Language, database: Database = db): Promise<void> {
  await queueMails([{ kind: RESET_LINK, recipient: email, language, payload: {} }], database)
}

/** Makes the link for an address, when the mail is written; undefined where there is no account. */
export async function createResetLink(email: string): Promise<string | undefined> {
  const account = await findByAddress(email)
  if (!account || account.isDisabled) return undefined
  return createLink(RESET, subjectOf(account.id, email), LINK_LIFE_MS)
}

/**
 * Chooses a new password by a mailed link, which signs out everywhere and cancels a change of the address that was asked
 * for. The link proves the mailbox: an address that was never confirmed is from now on, and the name and the phone go,
 * since somebody else may have typed them in. Of several tries with one link one succeeds. Returns the user.
 * @throws invalid when the link is used or old, or the password unfit for staff; tooMany
 */
export async function resetPassword({ token, password }: PasswordReset, language: Language): Promise<User> {
  const link = await findLink(RESET, token)
  if (!link?.open) throw linkInvalid()
  const [userId = "", email = ""] = link.subject.split(" ")
  const account = await findAccount(userId)
  if (account?.email !== email) throw linkInvalid()
  checkPassword(password, account.role, "password")
  const passwordHash = await hashPassword(password)
  return transact(async (transaction) => {
    await lock(`account ${userId}`, transaction)
    if (!(await consumeToken(RESET, token, transaction))) throw linkInvalid()
    await revokeTokens(RESET, link.subject, transaction)
    const proved = await proveMailbox(userId, email, transaction)
    await setPassword(userId, passwordHash, transaction)
    await queueMails([{ kind: PASSWORD_CHANGED, recipient: email, language, payload: {} }], transaction)
    return presentUser(proved)
  })
}

/** @throws linkInvalid when the account has another address by now, or is out of use */
async function proveMailbox(userId: string, email: string, transaction: Database): Promise<Account> {
  const account = await findAccount(userId, transaction)
  if (account?.email !== email) throw linkInvalid()
  if (!account.emailVerified)
    await transaction.update(users).set({ name: "", phone: "", phoneE164: null }).where(eq(users.id, userId))
  return reassignEmail(userId, email, transaction)
}
