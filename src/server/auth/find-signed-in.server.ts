import { and, eq } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { presentUser, type User } from "./present-user.server.ts"
import type { Session } from "./sessions.server.ts"
import { sessions } from "./sessions.table.server.ts"
import { users } from "./users.table.server.ts"

export async function findSignedIn(token: string): Promise<{ session: Session; user: User } | undefined> {
  const isTheirs = and(eq(users.id, sessions.userId), eq(users.isDisabled, false))
  const [found] = await db
    .select({ session: sessions, account: users })
    .from(sessions)
    .innerJoin(users, isTheirs)
    .where(eq(sessions.tokenHash, hashSecret(token)))
  return found && { session: found.session, user: presentUser(found.account) }
}

/** Returns the user with this id, unless the account is disabled. */
export async function findActiveUser(id: string): Promise<User | undefined> {
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isDisabled, false)))
  return account && presentUser(account)
}
