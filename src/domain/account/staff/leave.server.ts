import { eq } from "drizzle-orm"
import { messages } from "#domain/account/messages.ts"
import { countFactors, deleteFactors } from "#domain/account/second-factor/own-factors.server.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { isStaff } from "#lib/roles.ts"
import { forgetLinksOf } from "#server/auth/one-time-tokens.server.ts"
import { endSessions } from "#server/auth/sessions.server.ts"
import { sessions } from "#server/auth/sessions.table.server.ts"
import { users } from "#server/auth/users.table.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, invalid } from "#server/errors.server.ts"
import { createHook } from "#server/hook.server.ts"
import { checkColleague } from "./colleagues.server.ts"
import type { LeftBehindName } from "./left-behind.ts"
import {
  type Author,
  auditEntryFor,
  checkRemovable,
  lockRoles,
  present,
  requireAccount,
  type StaffUser,
} from "./users.server.ts"

/** `heir` takes over what somebody must do; without one it waits for anybody. */
export type Leaving = { leaverId: string; heirId: string | null; actor: Author; transaction: Database }

/** What a colleague leaves behind: links and feeds that would still open, and tasks that somebody must do. */
export type LeftBehind = {
  name: LeftBehindName
  count: (leaverId: string, database: Database) => Promise<number>
  end: (of: Leaving) => Promise<unknown>
}

/** Slices register here what outlives the sessions of a colleague. */
export const leftBehind = createHook<LeftBehind>("what a colleague leaves behind")

/** Numbers by the names of what is left behind. */
export type Counts = Partial<Record<LeftBehindName, number>>

const SESSIONS: LeftBehind = {
  name: "sessions",
  count: (leaverId, database) => database.$count(sessions, eq(sessions.userId, leaverId)),
  end: ({ leaverId, transaction }) => endSessions(leaverId, transaction),
}

/** If the account is switched on again, its owner signs in with the password and sets up new ones. */
const SECOND_FACTORS: LeftBehind = {
  name: "secondFactors",
  count: countFactors,
  end: ({ leaverId, transaction }) => deleteFactors(leaverId, transaction),
}

const everything = () => [SESSIONS, SECOND_FACTORS, ...leftBehind.all()]

/** Returns what ends or is handed over when somebody leaves. @throws notFound; conflict NOT_STAFF */
export async function previewLeaving(id: string): Promise<Counts> {
  const leaver = await requireAccount(id, db)
  if (!isStaff(leaver)) throw notAColleague()
  return countAll(leaver.id, db)
}

async function countAll(leaverId: string, database: Database): Promise<Counts> {
  const counts: Counts = {}
  for (const { name, count } of everything()) counts[name] = await count(leaverId, database)
  return counts
}

/**
 * Disables the account of somebody who leaves, ends what it opened, and hands over what was still to do. Repeating it ends
 * what has been left since.
 * @throws forbidden if the actor is no longer an administrator; notFound; invalid if nobody may take over; conflict
 * NOT_STAFF, LAST_ADMIN, OWN_ACCOUNT
 */
export function letLeave(
  id: string,
  { handOverTo = null }: { handOverTo?: string | null | undefined },
  actor: Author,
): Promise<{ user: StaffUser; ended: Counts }> {
  return transact(async (transaction) => {
    await lockRoles(actor, transaction)
    const leaver = await requireAccount(id, transaction)
    if (!isStaff(leaver)) throw notAColleague()
    await lock(`account ${leaver.id}`, transaction)
    await checkRemovable(leaver, actor, transaction)
    if (handOverTo !== null) await checkHeir(handOverTo, leaver.id, transaction)
    // First: this waits for transactions that tie something to the account, which is counted below, and later ones fail.
    const changes = { isDisabled: true, updatedAt: new Date() }
    const after = firstOf(await transaction.update(users).set(changes).where(eq(users.id, leaver.id)).returning())
    const ended = await countAll(leaver.id, transaction)
    for (const { end } of everything()) await end({ leaverId: leaver.id, heirId: handOverTo, actor, transaction })
    await forgetLinksOf([leaver.id], transaction)
    const was = { role: leaver.role, isDisabled: leaver.isDisabled }
    const is = { role: leaver.role, isDisabled: true, left: ended, handedOverTo: handOverTo }
    await audit({ ...auditEntryFor(actor, leaver.id), action: "update", before: was, after: is }, transaction)
    return { user: present(after), ended }
  })
}

async function checkHeir(id: string, leaverId: string, transaction: Database): Promise<void> {
  const [field, message] = ["handOverTo", messages.heirInvalid]
  if (id.toLowerCase() === leaverId) throw invalid([{ field, message }])
  await checkColleague({ id, area: "sales", field, message }, transaction)
}

const notAColleague = () => conflict("NOT_STAFF", messages.notAColleague)
