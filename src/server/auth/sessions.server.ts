import { and, eq, lt, ne, sql } from "drizzle-orm"
import { type Database, db } from "#server/database/database.server.ts"
import { hashSecret, newSecret } from "#server/secrets.server.ts"
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

export async function endSession(token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(token)))
}

export async function endSessions(userId: string, database: Database = db): Promise<void> {
  await database.delete(sessions).where(eq(sessions.userId, userId))
}

export async function endOtherSessions(userId: string, token: string, database: Database): Promise<void> {
  const others = and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashSecret(token)))
  await database.delete(sessions).where(others)
}

/** Deletes sessions that ended a month ago. Until then their tokens get TOKEN_EXPIRED. */
export async function sweepSessions(): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '30 days'`))
}
