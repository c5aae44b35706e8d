import {
  createStartHandler,
  defaultRenderHandler,
  defineHandlerCallback,
  setResponseStatus,
} from "@tanstack/react-start/server"
import { settingsQuery } from "#features/settings/queries.ts"
import { lastSettings } from "#features/settings/settings.server.ts"
import { withWrittenSearch } from "#lib/search-params.ts"
import { isUnavailable } from "./lib/api/api-error.ts"
import type { PageRequest, RouterContext } from "./router.tsx"
import { databaseIsAway } from "./server/database/availability.server.ts"
import type { RenderPage } from "./server/pages/rendering.server.ts"

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
  if (databaseIsAway()) return render(href, withLastSettings(page))
  const response = await render(href, page)
  return response.status === 503 ? render(href, withLastSettings(page)) : response
}

async function render(href: string, context: PageRequest): Promise<Response> {
  const response = await handle(new Request(context.origin + withWrittenSearch(href)), { context })
  if (response.headers.has("location")) return response
  // app/start-after-paint.ts preloads the scripts after the first paint.
  const html = (await response.text()).replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
  return new Response(html, response)
}

function withLastSettings(page: PageRequest): PageRequest {
  const settings = lastSettings()
  return settings ? { ...page, preloaded: [...page.preloaded, [settingsQuery.queryKey, settings]] } : page
}
