import { isStaff } from "#lib/roles.ts"
import type { User } from "#server/auth/present-user.server.ts"
import { endOtherSessions, endSessionById, listSessions, type Session } from "#server/auth/sessions.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { OpenSession } from "./sessions.ts"

/** Returns where a user is signed in, the last used session first. */
export async function listOwnSessions(user: User, session: Session): Promise<OpenSession[]> {
  const open = await listSessions(user._id, isStaff(user))
  return open.map(({ id, browser, system, network, isProven, createdAt, usedAt }) => ({
    _id: id,
    browser,
    system,
    network,
    isProven,
    isThis: id === session.id,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
  }))
}

/** Ends one of the own sessions. @throws notFound */
export async function endOwnSession(user: User, id: string): Promise<void> {
  await transact(async (transaction) => {
    if (!isUuid(id) || !(await endSessionById(user._id, id, transaction))) throw notFound("Session")
    await auditEnded(user, 1, transaction)
  })
}

/** Ends all own sessions but this one. Returns how many. */
export async function endOwnOtherSessions(user: User, session: Session): Promise<number> {
  return transact(async (transaction) => {
    const ended = await endOtherSessions(user._id, session.tokenHash, transaction)
    if (ended > 0) await auditEnded(user, ended, transaction)
    return ended
  })
}

async function auditEnded(user: User, sessionsEnded: number, transaction: Database): Promise<void> {
  if (!isStaff(user)) return
  await audit({ actor: user._id, action: "update", subject: `user:${user._id}`, after: { sessionsEnded } }, transaction)
}
