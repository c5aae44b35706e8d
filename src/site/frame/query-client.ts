import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query"
import { showError } from "./errors/query-errors.ts"

/** Keeps data of the longest freshness (spec §9) in memory while no page shows it. */
const GC_TIME_MS = 1_800_000

/** Failed updates and writes show a toast (spec §8), unless `meta: { shownInPlace: true }`. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { state, meta }) => {
        if (state.data !== undefined && !meta?.shownInPlace) showError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (!meta?.shownInPlace) showError(error)
      },
    }),
    defaultOptions: { queries: { retry: false, gcTime: GC_TIME_MS } },
  })
}
