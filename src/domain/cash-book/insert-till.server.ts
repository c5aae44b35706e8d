import { hanoiInstant } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { cashHandOverLines, cashHandOvers, tillEntries } from "./cash-book.table.server.ts"
import { tillBefore } from "./till.server.ts"

export type TillRecords = {
  handOvers: (typeof cashHandOvers.$inferInsert & { id: string; payments: string[] })[]
  entries: (typeof tillEntries.$inferInsert)[]
  /** Evenings on which the đồng were counted, and how many were missing. */
  counts: { day: string; missing: number; recordedBy: string }[]
}

/** Stores what happened to the till before, such as that of the demo company. */
export async function insertTill({ handOvers, entries, counts }: TillRecords, transaction: Database): Promise<void> {
  for (const { payments, ...handOver } of handOvers) {
    await transaction.insert(cashHandOvers).values(handOver)
    const lines = payments.map((paymentId) => ({ paymentId, handOverId: handOver.id }))
    await transaction.insert(cashHandOverLines).values(lines)
  }
  if (entries.length) await transaction.insert(tillEntries).values(entries)
  for (const { day, missing, recordedBy } of counts) {
    const { VND: expectedMinor } = await tillBefore(day, transaction, true)
    const counted = { kind: "count" as const, currency: "VND" as const, enteredOn: day, recordedBy, expectedMinor }
    const amountMinor = Math.max(0, expectedMinor - missing)
    await transaction.insert(tillEntries).values({ ...counted, amountMinor, createdAt: hanoiInstant(day, "20:15") })
  }
}
