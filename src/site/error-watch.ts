import type { QueryClient } from "@tanstack/react-query"
import { PROVING, SESSION_ENDED } from "#lib/api-error.ts"

/**
 * Says by a toast what nothing on the page says (spec §8): a write that failed, an update that did not come while the
 * page goes on showing what it has, a session that the API has ended. A page that cannot be loaded at all says so
 * itself; so do queries and mutations with `meta: {shownInPlace: true}`, and forms, which call `queries.ts` directly.
 */
export function watchErrors(queryClient: QueryClient): void {
  queryClient.getQueryCache().config.onError = (error, { state, meta }) => {
    if (state.data !== undefined && !meta?.shownInPlace) sayError(error)
  }
  queryClient.getMutationCache().config.onError = (error, _variables, _context, { meta }) => {
    if (!meta?.shownInPlace) sayError(error)
  }
  window.addEventListener(SESSION_ENDED, (event) => sayError({ status: 401, code: (event as CustomEvent).detail }))
  window.addEventListener(PROVING, () => {
    import("./proving-toast.ts").then(({ sayProving }) => sayProving(), console.warn)
  })
}

/** Where even the table of messages cannot be fetched there is no way to show one. */
export function sayError(error: unknown): void {
  import("./error-toasts.ts").then(({ toastError }) => toastError(error), console.warn)
}
