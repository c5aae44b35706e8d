import type { Actor } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { createHook } from "#server/hook.server.ts"

/** What happens to the crew of a departure, in the transaction that changes it. */
export type CrewFollows = {
  /** It has moved to another day or hour, or to the other departure that replaces it. */
  moved: (fromId: string, toId: string, actor: Actor, transaction: Database) => Promise<void>
  calledOff: (departureId: string, actor: Actor, transaction: Database) => Promise<void>
}

export const crewFollowing = createHook<CrewFollows>("what the crew of a departure follows")
