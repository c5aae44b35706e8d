import { type QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createRouter, type RouterHistory } from "@tanstack/react-router"
import { type Addressing, withoutPrefix, withPrefix } from "#i18n/address.ts"
import { parseSearch, stringifySearch } from "#lib/search-params.ts"
import type { Shown } from "#lib/seo.ts"
import { routeTree } from "./route-tree.gen.ts"
import { ErrorPage } from "./site/error-page.tsx"

/** What every loader and head function is given. */
export type RouterContext = Shown & Addressing & { queryClient: QueryClient }

/**
 * The router of one page: in the server of one request, whose address `history` has, in the browser of one visit.
 */
export function createPageRouter(shown: Shown & Addressing, queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { ...shown, queryClient } satisfies RouterContext,
    parseSearch,
    stringifySearch,
    defaultErrorComponent: ErrorPage,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    ...(history && { history, origin: shown.origin }),
    ...(shown.prefixed && { rewrite: vietnamese }),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
}

/** Under `/vi` the routes are the same; only the addresses differ. */
const vietnamese = {
  input: ({ url }: { url: URL }) => moved(url, withoutPrefix(url.pathname)),
  output: ({ url }: { url: URL }) => moved(url, withPrefix(url.pathname)),
}

function moved(url: URL, pathname: string): URL {
  url.pathname = pathname
  return url
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createPageRouter>
  }
  interface StaticDataRouteOption {
    /** On narrow screens a bar lies over the foot of the page. */
    hasBar?: boolean
  }
}
