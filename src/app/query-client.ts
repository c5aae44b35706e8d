import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query"
import { sayError } from "./errors/query-errors.ts"

/** Spec §9: what is fresh for half an hour stays in memory for as long, also while no page shows it. */
const GC_TIME_MS = 1_800_000

/**
 * Creates the query cache of a page. A failed update of what is on screen and a failed write are reported by a toast
 * (spec §8), unless the page does so itself (`meta: { shownInPlace: true }`).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { state, meta }) => {
        if (state.data !== undefined && !meta?.shownInPlace) sayError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (!meta?.shownInPlace) sayError(error)
      },
    }),
    defaultOptions: { queries: { retry: false, gcTime: GC_TIME_MS } },
  })
}
