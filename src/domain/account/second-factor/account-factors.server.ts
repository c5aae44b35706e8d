import { eq, isNotNull, ne, sql } from "drizzle-orm"
import { lockRoles, requireUser } from "#domain/account/staff/users.server.ts"
import type { Language } from "#i18n/localized.ts"
import type { User } from "#server/auth/present-user.server.ts"
import { users } from "#server/auth/users.table.server.ts"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict } from "#server/errors.server.ts"
import { factorMessages } from "./messages.ts"
import { removeAllFactors } from "./own-factors.server.ts"
import { authenticatorApps, passkeys } from "./second-factor.table.server.ts"
import type { AccountFactors } from "./second-factor.ts"

/** Returns what second factors each account of the staff has. */
export function listAccountFactors(): Promise<AccountFactors[]> {
  const owned = db.$count(passkeys, eq(passkeys.userId, users.id))
  return db
    .select({ userId: users.id, app: sql<boolean>`${isNotNull(authenticatorApps.secret)}`, passkeys: owned })
    .from(users)
    .leftJoin(authenticatorApps, eq(authenticatorApps.userId, users.id))
    .where(ne(users.role, "customer"))
    .orderBy(users.id)
}

/**
 * Removes all second factors of somebody else's account, ends its sessions and mails its owner.
 * @throws forbidden if the actor is no longer an administrator; notFound; conflict OWN_ACCOUNT
 */
export async function removeFactorsOf(userId: string, actor: User, language: Language): Promise<AccountFactors> {
  const { createdAt, isDisabled, ...user } = await requireUser(userId)
  if (user._id === actor._id) throw conflict("OWN_ACCOUNT", factorMessages.ownReset)
  await transact(async (transaction) => {
    await lockRoles(actor, transaction)
    await removeAllFactors(user, actor._id, language, transaction)
  })
  return { userId: user._id, app: false, passkeys: 0 }
}
