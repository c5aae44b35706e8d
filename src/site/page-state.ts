import type { Query, QueryClient, QueryKey } from "@tanstack/react-query"
import type { AnyRouteMatch, AnyRouter } from "@tanstack/react-router"
import type { Language } from "#i18n/localized.ts"
import { inOneLanguage } from "#i18n/one-language.ts"
import { scriptTag } from "#lib/tags.ts"

const ID = "page-state"

/** What the router says of one part of the page, by the short names that its `hydrate` reads. */
type MatchState = { i: string; u: number; s: string; ssr?: unknown; e?: unknown; g?: true }
/** A query with its answer, when that was given, and whether its texts are there in one language alone. */
type QueryState = [key: QueryKey, data: unknown, updatedAt: number, isCut?: 1 | 0]
type State = { matches: MatchState[]; queries: QueryState[] }

/**
 * What the server knows when it has drawn the page: its routes and the data loaded for them, as a block of data with
 * nothing in it to run. TanStack's own way is an inline script, which every page's Content-Security-Policy would have to
 * allow, and whose serialiser costs more than our data needs. Of content it has what the page shows: the texts of its
 * language. What was `given` with a visit, instead of being loaded, is that visitor's own and stays whole.
 */
export function pageState(router: AnyRouter, given: unknown[] = []): string {
  const { queryClient, language } = router.options.context as { queryClient: QueryClient; language: Language }
  const answered = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
  const queries = answered.map(({ queryKey, state: { data, dataUpdatedAt } }) => {
    const { json, isCut } = given.includes(data) ? asJson(data) : writtenIn(language, data)
    return `[${asJson(queryKey).json},${json},${dataUpdatedAt},${isCut ? 1 : 0}]`
  })
  const matches = asJson(drawn(router.stores.matches.get()).map(matchState)).json
  return scriptTag({
    id: ID,
    type: "application/json",
    children: `{"matches":${matches},"queries":[${queries.join()}]}`,
  })
}

/** JSON that may stand in a script. */
type Written = { json: string; isCut?: boolean }

/** What is kept from page to page is written once in each language: nobody changes what all read. */
const written: Record<Language, WeakMap<object, Written>> = { en: new WeakMap(), vi: new WeakMap() }
/**
 * What a page has shown before, and so is kept. What one page alone has is not remembered: V8 moves all that a WeakMap
 * holds into its old space, where it stays until that is swept, although its key has long been gone.
 */
const met = new WeakSet<object>()

function writtenIn(language: Language, data: unknown): Written {
  if (typeof data !== "object" || data === null) return asJson(data)
  const known = written[language].get(data)
  if (known) return known
  const shown = inOneLanguage(data, language)
  const now = { ...asJson(shown), isCut: shown !== data }
  if (met.has(data)) written[language].set(data, now)
  else met.add(data)
  return now
}

function asJson(value: unknown): Written {
  return { json: (JSON.stringify(value) ?? "null").replaceAll("<", "\\u003c") }
}

/** The parts of the page down to the one that failed, where one did: what stands below it was not drawn. */
export function drawn(matches: AnyRouteMatch[]): AnyRouteMatch[] {
  const last = matches.findIndex(({ status, _notFound }) => status !== "success" || _notFound)
  return last < 0 ? matches : matches.slice(0, last + 1)
}

function matchState({ id, updatedAt, status, ssr, error, _notFound }: AnyRouteMatch): MatchState {
  return {
    i: id.replaceAll("/", "#"),
    u: updatedAt,
    s: status,
    ssr,
    ...(error !== undefined && { e: error instanceof Error ? { ...error, message: error.message } : error }),
    ...(_notFound && { g: true }),
  }
}

/** Queries whose first answer has its texts in the language of the first page alone. */
const cut = new WeakSet<QueryKey>()

/** Takes the page over as the server left it, for `hydrate` of the router to read. */
export function takePageState(queryClient: QueryClient): void {
  const json = document.getElementById(ID)?.textContent
  const { matches, queries }: State = json ? JSON.parse(json) : { matches: [], queries: [] }
  for (const [key, data, updatedAt, isCut] of queries) {
    queryClient.setQueryData(key, data, { updatedAt })
    if (isCut) cut.add(key)
  }
  window.$_TSR = { router: { manifest: undefined, matches }, buffer: [] }
}

/**
 * Brings the texts of all that is shown in the other language too, before that is shown; what is not shown is forgotten,
 * and loaded whole when it is wanted again. Without a network it waits for one.
 * @throws ApiError
 */
export async function completeTexts(queryClient: QueryClient): Promise<void> {
  const cache = queryClient.getQueryCache()
  const awaited = cache.getAll().filter((query) => query.isActive() && (isCut(query) || isComing(query)))
  await Promise.all(awaited.map((query) => query.fetch()))
  // Meanwhile another page may have come that shows others.
  if (awaited.length) return completeTexts(queryClient)
  for (const query of cache.getAll().filter(isCut)) cache.remove(query)
}

/** What has been answered again since is whole. */
function isCut({ queryKey, state }: Query): boolean {
  return cut.has(queryKey) && state.dataUpdateCount === 1
}

/** In its place a list shows the one before, which may be cut. */
function isComing({ state }: Query): boolean {
  return state.status === "pending" && state.fetchStatus !== "idle"
}

declare global {
  interface Window {
    /** Where TanStack Router's `hydrate` looks for what the server has left. */
    $_TSR?: { router: { manifest: undefined; matches: MatchState[] }; buffer: [] }
  }
}
