import type { Language } from "#i18n/localized.ts"
import { type Database, db } from "#server/database.server.ts"
import { lock } from "#server/idempotency.server.ts"
import { closeLinks, createLink, findLink, redeemLink } from "#server/one-time-links.server.ts"
import { queueMails } from "#server/outbox.server.ts"
import { checkPassword, findAccount, findByAddress, PASSWORD_CHANGED, setPassword } from "./account.server.ts"
import type { PasswordReset } from "./account.ts"
import { LINK_LIFE_MS, linkInvalid, RESET, subjectOf, takeAddress } from "./confirmation.server.ts"
import { hashPassword } from "./passwords.server.ts"

/** The kind of outbox row that asks for a link. */
export const RESET_LINK = "reset-password"

/**
 * Asks for a link that lets whoever reads an address's mail choose a new password. The work is the same whether or not
 * there is an account: a wish goes into the outbox, and the job finds out.
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
 * Chooses a new password by a mailed link, which signs out everywhere, and confirms an address that was not yet. Of
 * several tries with one link one succeeds. Returns the address.
 * @throws invalid when the link is used or old, or the password too short for staff; tooMany
 */
export async function resetPassword({ token, password }: PasswordReset, language: Language): Promise<string> {
  const link = await findLink(RESET, token)
  if (!link?.open) throw linkInvalid()
  const [userId = "", email = ""] = link.subject.split(" ")
  const account = await findAccount(userId)
  if (!account || (account.email ?? account.claimedEmail) !== email) throw linkInvalid()
  checkPassword(password, account.role, "password")
  const passwordHash = await hashPassword(password)
  await db.transaction(async (transaction) => {
    await lock(`account ${userId}`, transaction)
    if (!(await redeemLink(RESET, token, transaction))) throw linkInvalid()
    await closeLinks(RESET, link.subject, transaction)
    await setPassword(userId, passwordHash, transaction)
    if (account.email === null) await takeAddress(userId, email, transaction)
    await queueMails([{ kind: PASSWORD_CHANGED, recipient: email, language, payload: {} }], transaction)
  })
  return email
}
