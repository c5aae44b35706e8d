import type { QueryClient } from "@tanstack/react-query"
import { createRouter, createSerializationAdapter } from "@tanstack/react-router"
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query"
import { getGlobalStartContext } from "@tanstack/react-start"
import { isPrefixed, type Locale, withoutPrefix, withPrefix } from "#i18n/address.ts"
import type { Language } from "#i18n/localized.ts"
import { parseSearch, stringifySearch } from "#lib/address/search-params.ts"
import { followPage } from "#lib/clock.ts"
import type { ShownCurrency } from "#lib/money.ts"
import type { PreloadedQuery } from "#lib/preloaded-query.ts"
import { hanoiDate } from "#lib/today.ts"
import { ApiError } from "./lib/api/api-error.ts"
import type { PageContext } from "./lib/head/page-head.ts"
import { routeTree } from "./route-tree.gen.ts"
import { ErrorPage } from "./site/frame/error-page.tsx"
import { createQueryClient } from "./site/frame/query-client.ts"
import { restoresScroll } from "./site/frame/scroll-restoration.ts"

export type RouterContext = PageContext & Locale & { queryClient: QueryClient }

/** Decided by the server before rendering. `nonce` allows the page's inline scripts. */
export type PageRequest = PageContext & Locale & { nonce: string; preloaded: PreloadedQuery[] }

export function getRouter() {
  const { nonce, preloaded, ...shown } = getGlobalStartContext() ?? requestInBrowser()
  const queryClient = createQueryClient()
  for (const [key, data] of preloaded) queryClient.setQueryData(key, data)
  const router = createRouter({
    routeTree,
    context: { ...shown, queryClient } satisfies RouterContext,
    origin: shown.origin,
    ssr: { nonce },
    parseSearch,
    stringifySearch,
    defaultErrorComponent: ErrorPage,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoresScroll,
    ...(shown.prefixed && { rewrite: vietnamese }),
  })
  router.options.serializationAdapters = [apiErrorAdapter]
  setupRouterSsrQueryIntegration({ router, queryClient, ...asJson })
  return router
}

const apiErrorAdapter = createSerializationAdapter({
  key: "api-error",
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: ({ status, code, message, errors }) => ({ status, code, message, errors }),
  fromSerializable: ({ status, code, message, errors }) => new ApiError(status, code, message, errors),
})

/** Pages carry data as JSON, which is faster to write and to read than literals of JavaScript. */
const asJson = {
  dehydrateOptions: { serializeData: JSON.stringify },
  hydrateOptions: { defaultOptions: { deserializeData: JSON.parse } },
}

function requestInBrowser(): PageRequest {
  const { lang, dataset } = document.documentElement
  followPage(dataset.today, hanoiDate())
  const nonce = document.querySelector<HTMLMetaElement>("meta[property='csp-nonce']")?.content ?? ""
  const { origin, pathname } = window.location
  return {
    language: lang as Language,
    prefixed: isPrefixed(pathname),
    currency: dataset.currency as ShownCurrency | undefined,
    origin: dataset.origin ?? origin,
    nonce,
    preloaded: [],
  }
}

const vietnamese = {
  input: ({ url }: { url: URL }) => withPath(url, withoutPrefix(url.pathname)),
  output: ({ url }: { url: URL }) => withPath(url, withPrefix(url.pathname)),
}

function withPath(url: URL, pathname: string): URL {
  url.pathname = pathname
  return url
}

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: PageRequest }
  }
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    hasBar?: boolean
    /** For pages that a guide reads at work. */
    hasNoFooter?: boolean
    /** For the page before a company opens its site. */
    hasNoMenu?: boolean
  }
}
