import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm"
import type { Language } from "#i18n/localized.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { subscribers } from "./newsletter.table.server.ts"

export type Subscription = { language: Language; confirmedAt: string }

export async function findSubscription(email: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.email, email))
  return row ? { language: row.language, confirmedAt: row.confirmedAt.toISOString() } : null
}

export async function deleteSubscription(email: string, transaction: Database): Promise<number> {
  return (await transaction.delete(subscribers).where(eq(subscribers.email, email)).returning()).length
}

/** Removes where some of the older subscriptions came from. @returns how many */
export async function forgetSubscriberNetworks(days: number, limit: number, transaction: Database): Promise<number> {
  const isOld = lt(subscribers.confirmedAt, sql`now() - make_interval(days => ${days})`)
  const known = transaction
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(and(isOld, isNotNull(subscribers.network)))
    .limit(limit)
  const changed = transaction.update(subscribers).set({ network: null })
  return (await changed.where(inArray(subscribers.email, known)).returning({ email: subscribers.email })).length
}
