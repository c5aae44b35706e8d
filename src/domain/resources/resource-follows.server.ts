import type { Database } from "#server/database/database.server.ts"
import { createHook } from "#server/hook.server.ts"
import type { Resource } from "./resource.ts"

/** What repeats a resource elsewhere, in the transaction that changes it. */
export type ResourceFollows = {
  /** Locks it, before the resource is locked. */
  hold: (resourceId: string, transaction: Database) => Promise<void>
  changed: (resource: Resource, transaction: Database) => Promise<void>
}

export const resourceFollowing = createHook<ResourceFollows>("what repeats a resource")
