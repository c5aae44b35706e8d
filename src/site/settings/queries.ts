import { queryOptions } from "@tanstack/react-query"
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/settings.ts"
import { type Answer, get } from "#lib/api.ts"

/** Spec §9. */
const STALE_MS = 300_000

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  // A process of an earlier version, which still runs during an update, doesn't know the newest settings.
  queryFn: async () => ({ ...DEFAULT_SETTINGS, ...(await get<Answer<Settings>>("/settings")).data }),
  staleTime: STALE_MS,
})
