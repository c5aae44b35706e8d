import { eq, lt, sql } from "drizzle-orm"
import type { Language } from "#i18n/localized.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { subscribers } from "./newsletter.table.server.ts"

/** Since when somebody gets the newsletter. */
export type Subscription = { language: Language; confirmedAt: string }

/** The subscription of an address; null where there is none. */
export async function findSubscriptionOf(email: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.email, email))
  return row ? { language: row.language, confirmedAt: row.confirmedAt.toISOString() } : null
}

/** Takes an address off the newsletter. @returns how many there were */
export async function deleteSubscriptionOf(email: string, transaction: Database): Promise<number> {
  return (await transaction.delete(subscribers).where(eq(subscribers.email, email)).returning()).length
}

/** Forgets from which networks subscriptions came that are so many days old. */
export async function forgetSubscriberNetworks(days: number, transaction: Database): Promise<void> {
  await transaction
    .update(subscribers)
    .set({ network: null })
    .where(lt(subscribers.confirmedAt, sql`now() - make_interval(days => ${days})`))
}
