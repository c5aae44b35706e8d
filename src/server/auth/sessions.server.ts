import { and, eq, lt, ne, sql } from "drizzle-orm"
import { type Database, db } from "#server/database/database.server.ts"
import { hashSecret, newSecret } from "#server/secrets.server.ts"
import { sessions } from "./sessions.table.server.ts"

const HOUR_MS = 3_600_000
/** security.md: how long a browser stays signed in. */
const LIFE_MS = { short: 12 * HOUR_MS, remembered: 30 * 24 * HOUR_MS }
const STAFF_LIFE_MS = 12 * HOUR_MS
const STAFF_IDLE_MS = 3 * HOUR_MS
/** A use is noted when the last one noted is older than this. */
const NOTED_EVERY_MS = 5 * 60_000

export type Session = typeof sessions.$inferSelect

/** When a session begun now ends. */
export function sessionEnd(remember: boolean): Date {
  return new Date(Date.now() + (remember ? LIFE_MS.remembered : LIFE_MS.short))
}

/** Signs a user in until an instant. Returns the token, which is stored nowhere. */
export async function openSession(
  userId: string,
  expiresAt: Date,
  database: Database = db,
  token: string = newSecret(),
): Promise<string> {
  const now = new Date()
  const tokenHash = hashSecret(token)
  await database.insert(sessions).values({ tokenHash, userId, createdAt: now, usedAt: now, expiresAt })
  return token
}

/** Whether a session is over. Those of staff end after 12 hours, or 3 without use, whatever was agreed at sign-in. */
export function isOver({ createdAt, usedAt, expiresAt }: Session, staff: boolean): boolean {
  const now = Date.now()
  if (expiresAt.getTime() <= now) return true
  return staff && (createdAt.getTime() + STAFF_LIFE_MS <= now || usedAt.getTime() + STAFF_IDLE_MS <= now)
}

/** Notes that a session is in use. */
export async function noteUse({ tokenHash, usedAt }: Session): Promise<void> {
  if (Date.now() - usedAt.getTime() < NOTED_EVERY_MS) return
  await db.update(sessions).set({ usedAt: new Date() }).where(eq(sessions.tokenHash, tokenHash))
}

/** Signs one browser out. */
export async function endSession(token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(token)))
}

/** Signs a user out everywhere. */
export async function endSessions(userId: string, database: Database = db): Promise<void> {
  await database.delete(sessions).where(eq(sessions.userId, userId))
}

/** Signs a user out everywhere but where a token is used. */
export async function endOtherSessions(userId: string, token: string, database: Database): Promise<void> {
  const others = and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashSecret(token)))
  await database.delete(sessions).where(others)
}

/** Forgets sessions that ended a month ago; until then their tokens are answered TOKEN_EXPIRED. */
export async function sweepSessions(): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '30 days'`))
}
