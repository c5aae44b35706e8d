import { and, desc, eq, gt, lt, ne, not, sql } from "drizzle-orm"
import { type Database, db } from "#server/database/database.server.ts"
import { hashSecret, newSecret } from "#server/secrets.server.ts"
import type { SessionOrigin } from "./session-origin.server.ts"
import { sessions } from "./sessions.table.server.ts"

const HOUR_MS = 3_600_000
/** Source: docs/security.md. */
const LIFE_MS = { short: 12 * HOUR_MS, remembered: 30 * 24 * HOUR_MS }
const STAFF_LIFE_MS = 12 * HOUR_MS
const STAFF_IDLE_MS = 3 * HOUR_MS
const NOTED_EVERY_MS = 5 * 60_000

export type Session = typeof sessions.$inferSelect

export function sessionEnd(remember: boolean): Date {
  return new Date(Date.now() + (remember ? LIFE_MS.remembered : LIFE_MS.short))
}

/** `isProven`: a second factor was used. */
type NewSession = { userId: string; expiresAt: Date; isProven: boolean; origin: SessionOrigin }

export async function openSession(
  { userId, expiresAt, isProven, origin: { browser, system, network } }: NewSession,
  database: Database = db,
  token: string = newSecret(),
): Promise<string> {
  const now = new Date()
  const opened = { tokenHash: hashSecret(token), userId, createdAt: now, usedAt: now, expiresAt, isProven }
  await database.insert(sessions).values({ ...opened, browser, system, network })
  return token
}

/** Returns whether a session is over. Staff sessions end after 12 hours, or 3 unused, whatever `expiresAt` says. */
export function isOver({ createdAt, usedAt, expiresAt }: Session, staff: boolean): boolean {
  const now = Date.now()
  if (expiresAt.getTime() <= now) return true
  return staff && (createdAt.getTime() + STAFF_LIFE_MS <= now || usedAt.getTime() + STAFF_IDLE_MS <= now)
}

export async function noteUse({ tokenHash, usedAt }: Session): Promise<void> {
  if (Date.now() - usedAt.getTime() < NOTED_EVERY_MS) return
  await db.update(sessions).set({ usedAt: new Date() }).where(eq(sessions.tokenHash, tokenHash))
}

/** Returns the sessions of a user that are not over, the last used first. */
export async function listSessions(userId: string, staff: boolean): Promise<Session[]> {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.usedAt))
  return rows.filter((session) => !isOver(session, staff))
}

export async function endSession(token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(token)))
}

export async function endSessions(userId: string, database: Database = db): Promise<void> {
  await database.delete(sessions).where(eq(sessions.userId, userId))
}

/** Ends all sessions of a user but the one with this token hash. Those that have expired keep saying so. @returns how many */
export async function endOtherSessions(userId: string, tokenHash: string, database: Database): Promise<number> {
  const isOpen = gt(sessions.expiresAt, new Date())
  const others = and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash), isOpen)
  return (await database.delete(sessions).where(others).returning({ id: sessions.id })).length
}

/** Ends one session of a user. @returns whether there was one */
export async function endSessionById(userId: string, id: string, database: Database): Promise<boolean> {
  const theirs = and(eq(sessions.userId, userId), eq(sessions.id, id))
  return (await database.delete(sessions).where(theirs).returning({ id: sessions.id })).length > 0
}

/**
 * Records that a second factor was used in a session, and ends the user's sessions without one.
 * @returns whether the session hasn't been ended meanwhile
 */
export async function proveSession({ tokenHash, userId }: Session, transaction: Database): Promise<boolean> {
  const isThis = eq(sessions.tokenHash, tokenHash)
  const proven = await transaction.update(sessions).set({ isProven: true }).where(isThis).returning({ id: sessions.id })
  await transaction.delete(sessions).where(and(eq(sessions.userId, userId), not(sessions.isProven)))
  return proven.length > 0
}

/** Deletes sessions that ended a month ago. Until then their tokens get TOKEN_EXPIRED. */
export async function sweepSessions(): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '30 days'`))
}
