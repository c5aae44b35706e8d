import { QueryClient } from "@tanstack/react-query"
import { createRouter } from "@tanstack/react-router"
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query"
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start"
import { type Addressing, isPrefixed, withoutPrefix, withPrefix } from "#i18n/address.ts"
import type { Language } from "#i18n/localized.ts"
import type { Shown } from "#lib/seo.ts"
import { parseSearch, stringifySearch } from "#lib/search-params.ts"
import { routeTree } from "./route-tree.gen.ts"

/** What every loader and head function is given. */
export type RouterContext = Shown & Addressing & { queryClient: QueryClient }

/** The router of one request, or of the browser's page. */
export function getRouter() {
  const shown = whereShown()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createRouter({
    routeTree,
    context: { ...shown, queryClient } satisfies RouterContext,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    ...(shown.prefixed && { rewrite: vietnamese }),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

/** The server says where a page is shown with each request (server/pages.server.ts); the browser reads it off the page. */
const whereShown = createIsomorphicFn()
  .server(() => getGlobalStartContext() as unknown as Shown & Addressing)
  .client(
    (): Shown & Addressing => ({
      language: document.documentElement.lang as Language,
      prefixed: isPrefixed(window.location.pathname),
      origin: document.documentElement.dataset.origin ?? window.location.origin,
    }),
  )

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
    router: ReturnType<typeof getRouter>
  }
}
