import { messages } from "#domain/account/messages.ts"
import { setPassword } from "#domain/account/profile.server.ts"
import { buildLinkSubject, LINK_LIFE_MS, RESET_PURPOSE } from "#domain/account/security/email-verification.server.ts"
import { hashPassword } from "#domain/account/security/passwords.server.ts"
import { isStaff } from "#lib/roles.ts"
import { createLink, forgetLinksOf } from "#server/auth/one-time-tokens.server.ts"
import type { Account } from "#server/auth/present-user.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict } from "#server/errors.server.ts"
import { newSecret } from "#server/secrets.server.ts"
import { auditEntryFor, findRow, OPERATOR } from "./users.server.ts"

type TakeAway = (userId: string, transaction: Database) => Promise<unknown>

/** What a reset takes away besides the password and the sessions. */
const TAKEN_AWAY: readonly TakeAway[] = [(userId, transaction) => forgetLinksOf([userId], transaction)]

/**
 * Takes the password and the sessions of a colleague away.
 * @returns the secret of a link by which they choose a new password, once
 * @throws notFound; conflict NOT_STAFF, ACCOUNT_DISABLED
 */
export async function resetColleague(id: string): Promise<{ account: Account; secret: string }> {
  const passwordHash = await hashPassword(newSecret())
  return transact(async (transaction) => {
    await lock(`account ${id}`, transaction)
    const account = await findRow(id, transaction)
    if (!isStaff(account)) throw conflict("NOT_STAFF", messages.notAColleague)
    if (account.isDisabled) throw conflict("ACCOUNT_DISABLED", messages.accountDisabled)
    await setPassword(account.id, passwordHash, transaction)
    for (const takeAway of TAKEN_AWAY) await takeAway(account.id, transaction)
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
