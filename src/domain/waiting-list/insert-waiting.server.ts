import { findFullDeparture } from "#domain/departures/full-departures.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { waitingContact } from "./waiting-contact.server.ts"
import { waitingList } from "./waiting-list.table.server.ts"

type Waiting = Omit<typeof waitingList.$inferInsert, "departureId" | "people" | "status">

/** Lets parties wait for the first departure after a day that is full, without mails. */
export async function insertWaiting(parties: Waiting[], after: string, transaction: Database): Promise<void> {
  const departureId = await findFullDeparture(after, transaction)
  if (!departureId) return
  const rows = parties.map((party) => ({
    ...party,
    ...waitingContact(party),
    departureId,
    people: party.adults + party.childAges.length,
    status: "waiting" as const,
  }))
  await transaction.insert(waitingList).values(rows)
}
