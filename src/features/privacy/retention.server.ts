import { eq, inArray } from "drizzle-orm"
import { forgetOldBookings } from "#features/bookings/privacy.server.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { forgetNetworks, olderRows, type PersonalRows } from "#server/database/personal-data.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { forgetOldMails } from "#server/mail/outbox.server.ts"
import { PERSONAL } from "./privacy.server.ts"
import { deleteEnquiries, forgetTraces } from "./traces.server.ts"

/** Rows in one transaction, so that nobody waits long for a row and no statement runs into its timeout. */
const BATCH = 200

type Step = (limit: number, transaction: Database) => Promise<number>

const { bookings, enquiries } = PERSONAL

/**
 * Erases data older than the retention settings, in batches. Each batch is its own transaction, so that what was
 * interrupted goes on where it ended.
 */
export async function applyRetention(
  ofSlices: readonly PersonalRows[],
  stopped: () => boolean = () => false,
): Promise<void> {
  const { guestDays, networkDays } = (await findSettings()).retention
  for (const step of [...guestSteps(guestDays), ...networkSteps(networkDays, ofSlices)])
    while (!stopped() && (await transact((transaction) => step(BATCH, transaction))));
}

const guestSteps = (days: number): Step[] => [
  async (limit, tx) => {
    const ids = await forgetOldBookings(days, limit, tx)
    await forgetTraces("booking", ids, tx)
    return ids.length
  },
  ...(["consultation", "message"] as const).map((kind): Step => {
    const { table } = enquiries
    const { id: key, createdAt: since } = table
    const aged = { key, since, days, only: eq(table.kind, kind) }
    return (limit, tx) => deleteEnquiries(kind, inArray(key, olderRows(table, { ...aged, limit }, tx)), tx)
  }),
  (limit, tx) => forgetOldMails(days, limit, tx),
]

const networkSteps = (days: number, ofSlices: readonly PersonalRows[]): Step[] => [
  (limit, tx) => {
    const { id: key, createdAt: since, status } = bookings.table
    return forgetNetworks(bookings, { key, since, days, limit, only: eq(status, "pending") }, tx)
  },
  (limit, tx) => {
    const { id: key, createdAt: since } = enquiries.table
    return forgetNetworks(enquiries, { key, since, days, limit }, tx)
  },
  ...ofSlices
    .filter(({ networks }) => networks)
    .map((rows): Step => {
      const { email: key, since } = rows
      return (limit, tx) => forgetNetworks(rows, { key, since, days, limit }, tx)
    }),
]
