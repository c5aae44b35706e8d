import { queryOptions } from "@tanstack/react-query"
import type { Settings } from "#domain/settings/settings.ts"
import { type Answer, get } from "#lib/api.ts"

/** Spec §9. */
const STALE_MS = 300_000

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async () => (await get<Answer<Settings>>("/settings")).data,
  staleTime: STALE_MS,
})
