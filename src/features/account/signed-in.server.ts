import { and, eq } from "drizzle-orm"
import { db, gap, statement } from "#server/database.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { type Session, sessions } from "#server/sessions.server.ts"
import { users } from "./account.table.server.ts"
import type { User } from "./account.ts"
import { presentUser } from "./account-presenter.server.ts"

/**
 * The session of a token, expired or not, and its user, in one statement, for every request of theirs begins with it;
 * undefined where there is none, or none any more, or its user may not sign in.
 */
export async function findSignedIn(token: string): Promise<{ session: Session; user: User } | undefined> {
  const isTheirs = and(eq(users.id, sessions.userId), eq(users.isDisabled, false))
  const build = () =>
    db
      .select({ session: sessions, account: users })
      .from(sessions)
      .innerJoin(users, isTheirs)
      .where(eq(sessions.tokenHash, gap("hash")))
  const [found] = await statement("signed in", build).execute({ hash: hashSecret(token) })
  return found && { session: found.session, user: presentUser(found.account) }
}
