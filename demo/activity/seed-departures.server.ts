import { assignCrews } from "#domain/departures/staff/assign-crews.server.ts"
import { insertWaiting } from "#domain/waiting-list/insert-waiting.server.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"

const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

const INGRID = { name: "Ingrid Solberg", email: "ingrid.solberg@mail.example", phone: "+47 400 01 122" }
const HUY = { name: "Phạm Gia Huy", email: "giahuy.pham@thu.example", phone: "0900 000 377" }

const CREWS = [
  { guide: "Đỗ Hải Nam", guidePhone: "0900 000 411", vehicle: "29B-411.08" },
  { guide: "Vũ Thu Trang", guidePhone: "0900 000 412", vehicle: "29B-633.20" },
]

/** Lets parties wait for a departure that is full, and gives the booked ones of today and tomorrow a guide. */
export async function seedDepartures(transaction: Database): Promise<void> {
  const waiting = [
    { ...INGRID, language: "en" as const, adults: 2, childAges: [], createdAt: hoursAgo(44) },
    { ...HUY, language: "vi" as const, adults: 1, childAges: [8], createdAt: hoursAgo(20) },
  ]
  await insertWaiting(waiting, addDays(hanoiDate(), 2), transaction)
  await assignCrews(CREWS, { from: hanoiDate(), to: addDays(hanoiDate(), 1) }, transaction)
}
