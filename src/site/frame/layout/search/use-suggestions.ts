import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { LinkProps } from "@tanstack/react-router"
import { type DirectionSearch, directionSearch } from "#domain/transfers/reversed.ts"
import { useTranslate } from "#i18n/language.tsx"
import { fold } from "#lib/text/fold.ts"
import { siteSearchQuery } from "#site/search/queries.ts"
import { useDebounced } from "#site/ui/hooks/use-debounced.ts"
import { type RecentSearch, recentSearches } from "./recent-searches.ts"

export type SuggestionGroup = "recent" | "places" | "tours" | "transfers"

/** Leads to a page, or searches again. */
export type Suggestion = { group: SuggestionGroup; key: string; label: string } & (
  | { link: Pick<LinkProps, "to" | "params" | "search"> }
  | { search: RecentSearch }
)

/** Longer than the pause between two keystrokes. */
const DEBOUNCE_MS = 200
const SHORTEST = 2
const OF_EACH = 4
const MAX_RECENT = 2

type Suggestions = { suggestions: Suggestion[]; sentence: string | undefined }

/** Returns last searches, places, tours and transfers for what is being typed. `sentence` says if no tour fits all of it. */
export function useSuggestions(typed: string): Suggestions {
  const t = useTranslate()
  const text = typed.trim()
  const asked = useDebounced(text, DEBOUNCE_MS)
  const { data } = useQuery({
    ...siteSearchQuery(asked, OF_EACH),
    enabled: asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
  if (text.length < SHORTEST) return { suggestions: [], sentence: undefined }
  const { places = [], tours, transfers } = (asked.length >= SHORTEST && data) || {}
  const suggestions = [
    ...recentLike(text),
    ...places.map(({ slug, name }) => pageOf("places", slug, t(name), "/category/$slug")),
    ...((tours?.nearest ?? tours)?.data ?? []).map(({ slug, title }) => pageOf("tours", slug, t(title), "/tour/$slug")),
    ...(transfers?.data ?? []).map(({ slug, title, isReversed }) =>
      pageOf("transfers", slug, t(title), "/transfer/$slug", directionSearch(isReversed)),
    ),
  ]
  return { suggestions, sentence: tours?.nearest && t(tours.nearest.sentence) }
}

function recentLike(text: string): Suggestion[] {
  return recentSearches()
    .filter((search) => search.text !== text && fold(search.text).includes(fold(text)))
    .slice(0, MAX_RECENT)
    .map((search) => ({ group: "recent", key: `${search.mode} ${search.text}`, label: search.text, search }))
}

const pageOf = (
  group: SuggestionGroup,
  slug: string,
  label: string,
  to: "/category/$slug" | "/tour/$slug" | "/transfer/$slug",
  search: DirectionSearch = {},
) => ({
  group,
  key: `${to} ${slug} ${search.reversed ?? false}`,
  label,
  link: { to, params: { slug }, search },
})
