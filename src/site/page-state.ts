import type { QueryClient } from "@tanstack/react-query"
import type { AnyRouteMatch, AnyRouter } from "@tanstack/react-router"
import { scriptTag } from "./tags.ts"

const ID = "page-state"

/** What the router says of one part of the page, by the short names that its `hydrate` reads. */
type MatchState = { i: string; u: number; s: string; ssr?: unknown; e?: unknown; g?: true }
/** A query with its answer and when that was given. */
type QueryState = [key: readonly unknown[], data: unknown, updatedAt: number]
type State = { matches: MatchState[]; queries: QueryState[] }

/**
 * What the server knows when it has drawn the page: its routes and the data loaded for them, as a block of data with
 * nothing in it to run. TanStack's own way is an inline script, which every page's Content-Security-Policy would have to
 * allow, and whose serialiser costs more than our data needs.
 */
export function pageState(router: AnyRouter): string {
  const json = JSON.stringify(stateOf(router)).replaceAll("<", "\\u003c")
  return scriptTag({ id: ID, type: "application/json", children: json })
}

function stateOf(router: AnyRouter): State {
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  const queries = queryClient.getQueryCache().getAll()
  return {
    matches: drawn(router.stores.matches.get()).map(matchState),
    queries: queries
      .filter(({ state }) => state.status === "success")
      .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]),
  }
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

/** Takes the page over as the server left it, for `hydrate` of the router to read. */
export function takePageState(queryClient: QueryClient): void {
  const json = document.getElementById(ID)?.textContent
  const { matches, queries }: State = json ? JSON.parse(json) : { matches: [], queries: [] }
  for (const [key, data, updatedAt] of queries) queryClient.setQueryData(key, data, { updatedAt })
  window.$_TSR = { router: { manifest: undefined, matches }, buffer: [] }
}

declare global {
  interface Window {
    /** Where TanStack Router's `hydrate` looks for what the server has left. */
    $_TSR?: { router: { manifest: undefined; matches: MatchState[] }; buffer: [] }
  }
}
