import { queryOptions } from "@tanstack/react-query"
import {
  DEFAULT_SETTINGS,
  type HomeSettings,
  SETTINGS_GROUPS,
  type Settings,
  type SiteSettings,
} from "#domain/settings/settings.ts"
import { type Answer, get } from "#lib/api.ts"
import { pick } from "#lib/data/pick.ts"

/** Spec §9. */
const STALE_MS = 300_000

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async (): Promise<SiteSettings> => {
    const settings: Partial<Settings> = withDefaults((await get<Answer<Settings>>("/settings")).data)
    for (const name of SETTINGS_GROUPS.home) delete settings[name]
    return settings as SiteSettings
  },
  staleTime: STALE_MS,
})

export const homeSettingsQuery = queryOptions({
  queryKey: ["settings", "home"],
  queryFn: async (): Promise<HomeSettings> =>
    pick(withDefaults((await get<Answer<HomeSettings>>("/settings/group/home")).data), ...SETTINGS_GROUPS.home),
  staleTime: STALE_MS,
})

/** A process of an earlier version, which still runs during an update, doesn't know the newest settings. */
const withDefaults = (known: Partial<Settings>): Settings => ({ ...DEFAULT_SETTINGS, ...known })
