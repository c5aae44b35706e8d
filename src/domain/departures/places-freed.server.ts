import type { Database } from "#server/database/database.server.ts"
import { createHook } from "#server/hook.server.ts"

/** What follows when places of a departure may have come free, in the transaction that frees them. */
export const placesFreed = createHook<(departureId: string, transaction: Database) => Promise<void>>(
  "what follows when places of a departure come free",
)
