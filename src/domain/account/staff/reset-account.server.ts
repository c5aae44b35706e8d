import { messages } from "#domain/account/messages.ts"
import { setPassword } from "#domain/account/profile.server.ts"
import { removeAllFactors } from "#domain/account/second-factor/own-factors.server.ts"
import { buildLinkSubject, LINK_LIFE_MS, RESET_PURPOSE } from "#domain/account/security/email-verification.server.ts"
import { hashPassword } from "#domain/account/security/passwords.server.ts"
import { isStaff } from "#lib/roles.ts"
import { createLink, forgetLinksOf } from "#server/auth/one-time-tokens.server.ts"
import { type Account, presentUser } from "#server/auth/present-user.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict } from "#server/errors.server.ts"
import { STAFF_LANGUAGE } from "#server/mail/staff-language.server.ts"
import { newSecret } from "#server/secrets.server.ts"
import { auditEntryFor, OPERATOR, requireAccount } from "./users.server.ts"

/**
 * Takes the password, the second factors, the sessions and the mailed links of a colleague away, and mails them if they
 * had a second factor.
 * @returns the secret of a link by which they choose a new password, once
 * @throws notFound; conflict NOT_STAFF, ACCOUNT_DISABLED
 */
export async function resetAccount(id: string): Promise<{ account: Account; secret: string }> {
  const passwordHash = await hashPassword(newSecret())
  return transact(async (transaction) => {
    await lock(`account ${id}`, transaction)
    const account = await requireAccount(id, transaction)
    if (!isStaff(account)) throw conflict("NOT_STAFF", messages.notAColleague)
    if (account.isDisabled) throw conflict("ACCOUNT_DISABLED", messages.accountDisabled)
    await setPassword(account.id, passwordHash, transaction)
    await removeAllFactors(presentUser(account), OPERATOR._id, STAFF_LANGUAGE, transaction)
    await forgetLinksOf([account.id], transaction)
    const secret = await createLink(
      RESET_PURPOSE,
      buildLinkSubject(account.id, account.email),
      LINK_LIFE_MS,
      transaction,
    )
    const after = { reset: "command line" }
    await audit({ ...auditEntryFor(OPERATOR, account.id), action: "update", after }, transaction)
    return { account, secret }
  })
}
