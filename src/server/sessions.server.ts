import { eq, lt, sql } from "drizzle-orm"
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import { type Database, db } from "./database.server.ts"
import { hashSecret, newSecret } from "./secrets.server.ts"

const HOUR_MS = 3_600_000
/** security.md: how long a browser stays signed in. */
const LIFE_MS = { short: 12 * HOUR_MS, remembered: 30 * 24 * HOUR_MS }
const STAFF_LIFE_MS = 12 * HOUR_MS
const STAFF_IDLE_MS = 3 * HOUR_MS
/** A use is noted when the last one noted is older than this. */
const NOTED_EVERY_MS = 5 * 60_000

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The table, for who reads a session with its user. */
export const sessions = pgTable("sessions", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  createdAt: instant("created_at").notNull(),
  usedAt: instant("used_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
})

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

/** Forgets sessions that ended a month ago; until then their tokens are answered TOKEN_EXPIRED. */
export async function sweepSessions(): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '30 days'`))
}
