import type { Database } from "#server/database/database.server.ts"
import { subscribers } from "./newsletter.table.server.ts"

export type SubscriberRecord = typeof subscribers.$inferInsert

/** Inserts confirmed subscriptions as they are. Nothing is mailed. */
export async function insertSubscribers(rows: SubscriberRecord[], transaction: Database): Promise<void> {
  await transaction.insert(subscribers).values(rows)
}
