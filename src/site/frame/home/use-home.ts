import { useSuspenseQuery } from "@tanstack/react-query"
import type { HomeSettings } from "#domain/settings/settings.ts"
import { homeSettingsQuery } from "#site/settings/queries.ts"

/** Returns what staff chose and wrote for the home page. */
export const useHome = (): HomeSettings => useSuspenseQuery(homeSettingsQuery).data
