import { assignFree } from "#domain/assignments/assign-free.server.ts"
import { insertWaiting } from "#domain/waiting-list/insert-waiting.server.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"

const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

const INGRID = { name: "Ingrid Solberg", email: "ingrid.solberg@mail.example", phone: "+47 400 01 122" }
const HUY = { name: "Phạm Gia Huy", email: "giahuy.pham@thu.example", phone: "0900 000 377" }

/** Lets parties wait for a departure that is full, and gives the booked ones of the week their crews. */
export async function seedDepartures(transaction: Database): Promise<void> {
  const waiting = [
    { ...INGRID, language: "en" as const, adults: 2, childAges: [], createdAt: hoursAgo(44) },
    { ...HUY, language: "vi" as const, adults: 1, childAges: [8], createdAt: hoursAgo(20) },
  ]
  await insertWaiting(waiting, addDays(hanoiDate(), 2), transaction)
  const week = { from: hanoiDate(), to: addDays(hanoiDate(), 7) }
  for (const kind of ["guide", "vehicle", "driver"] as const) await assignFree({ kind, ...week }, transaction)
  await assignFree({ kind: "boat", slug: "ha-long", ...week }, transaction)
}
