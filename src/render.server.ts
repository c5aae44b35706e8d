import {
  createStartHandler,
  defaultRenderHandler,
  defineHandlerCallback,
  setResponseStatus,
} from "@tanstack/react-start/server"
import { lastPageLinks } from "#domain/pages/pages.server.ts"
import { lastPublicSettings } from "#domain/settings/settings.server.ts"
import { parseSearch, stringifySearch } from "#lib/address/search-params.ts"
import { pageLinksQuery } from "#site/pages/queries.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { isUnavailable } from "./lib/api/api-error.ts"
import type { PageRequest, RouterContext } from "./router.tsx"
import { databaseIsAway } from "./server/database/availability.server.ts"
import type { RenderedPage, RenderPage } from "./server/pages/rendering.server.ts"

/** Answers 503 if the database is away. Pages that lack a part for that reason are not cached. */
const handle = createStartHandler(
  defineHandlerCallback(async (call) => {
    const { router, responseHeaders } = call
    const { queryClient } = router.options.context as RouterContext
    const queries = queryClient.getQueryCache().getAll()
    if (queries.some(({ state }) => isUnavailable(state.error))) responseHeaders.set("cache-control", "no-store")
    if (router.state.matches.some(({ error }) => isUnavailable(error))) setResponseStatus(503)
    return defaultRenderHandler(call)
  }),
)

/** Renders the page at `href`. While the database is away it uses the last known settings. */
export const renderPage: RenderPage = async (href, page) => {
  if (databaseIsAway()) return render(href, withLastFrame(page))
  const response = await render(href, page)
  return response.status === 503 ? render(href, withLastFrame(page)) : response
}

async function render(href: string, context: PageRequest): Promise<RenderedPage> {
  const response = await handle(new Request(context.origin + withWrittenSearch(href)), { context })
  const body = delayPreloads(Buffer.from(await response.arrayBuffer()))
  return { status: response.status, headers: response.headers, body }
}

/** Scripts are preloaded after the first paint (site/frame/start-after-paint.ts). */
function delayPreloads(page: Buffer): Buffer {
  const endOfHead = page.indexOf("</head>")
  if (endOfHead < 0) return page
  const head = page.toString("utf8", 0, endOfHead)
  const delayed = head.replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
  return Buffer.concat([Buffer.from(delayed), page.subarray(endOfHead)])
}

/** Writes the query as the router does, which would redirect to its own form otherwise. */
function withWrittenSearch(href: string): string {
  const mark = href.indexOf("?")
  return mark < 0 ? href : href.slice(0, mark) + stringifySearch(parseSearch(href.slice(mark)))
}

/** What every page is rendered with, as it was last read. */
function withLastFrame(page: PageRequest): PageRequest {
  const frame: PageRequest["preloaded"] = [
    [settingsQuery.queryKey, lastPublicSettings()],
    [pageLinksQuery.queryKey, lastPageLinks()],
  ]
  return { ...page, preloaded: [...page.preloaded, ...frame] }
}
