import { getStored, setStored } from "#lib/storage/local-storage.ts"

const KEY = "ghe-searches"
/** Source: docs/brand.md. */
const MAX = 5

export const SEARCH_MODES = ["tours", "transfers"] as const
export type SearchMode = (typeof SEARCH_MODES)[number]
export type RecentSearch = { mode: SearchMode; text: string }

export function recentSearches(): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(getStored(KEY) ?? "[]")
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MAX) : []
  } catch {
    return []
  }
}

export function rememberSearch(search: RecentSearch): void {
  const others = recentSearches().filter(({ mode, text }) => mode !== search.mode || text !== search.text)
  setStored(KEY, JSON.stringify([search, ...others].slice(0, MAX)))
}

export function forgetSearches(): void {
  setStored(KEY, null)
}

function isSearch(kept: Partial<RecentSearch> | null): kept is RecentSearch {
  return SEARCH_MODES.some((mode) => mode === kept?.mode) && typeof kept?.text === "string"
}
