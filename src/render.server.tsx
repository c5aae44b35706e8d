import { tsrStartManifest } from "tanstack-start-manifest:v"
import { type AnyRouter, createMemoryHistory, RouterProvider } from "@tanstack/react-router"
import { getScrollRestorationScriptForRouter } from "@tanstack/router-core/scroll-restoration-script"
import { renderToString } from "react-dom/server"
import type { Addressing } from "#i18n/address.ts"
import { withWrittenSearch } from "#lib/search-params.ts"
import type { Shown } from "#lib/seo.ts"
import { scriptTag } from "#lib/tags.ts"
import { PageQueries } from "#server/page-queries.server.ts"
import type { KnownQuery, RenderedPage } from "#server/pages.server.ts"
import { writtenFooter } from "./render-footer.server.tsx"
import { createPageRouter } from "./router.tsx"
import { BEGIN, beginTag } from "./site/begin.ts"
import { EARLY_INPUT } from "./site/early-script.ts"
import { FooterText } from "./site/footer-slot.tsx"
import { drawn, pageState } from "./site/page-state.ts"

/** Which files each route needs. */
const { routes = {} } = tsrStartManifest() ?? {}
/** What takes the page over in the browser. */
const scripts = routes.__root__?.scripts ?? []
const FRAMEWORK = /\/framework-[^/]+\.js$/
const END = "</body></html>"

/**
 * Renders a page. `href` is path and query as the browser sent them, `known` what need not be loaded. This is TanStack
 * Router's own rendering without the Request, Response and streams around it: every page's data is loaded before it is
 * drawn.
 */
export async function renderPage(
  href: string,
  shown: Shown & Addressing,
  known: KnownQuery[] = [],
): Promise<RenderedPage> {
  const queries = new PageQueries()
  // Under `/vi` the router sends who wrote a query in other letters to how it writes that itself.
  const history = createMemoryHistory({ initialEntries: [withWrittenSearch(href)] })
  const router = createPageRouter(shown, queries, history)
  const given = known.map(([, data]) => data)
  for (const [key, data] of known) queries.setQueryData(key, data)
  await router.load()
  const result = router._serverResult
  if (result?.type === "redirect") {
    return { status: result.redirect.status, location: result.redirect.headers.get("location") ?? "/" }
  }
  const drawing = renderToString(
    <FooterText value={writtenFooter(router)}>
      <RouterProvider router={router} />
    </FooterText>,
  ).slice(0, -END.length)
  return {
    status: result?.status ?? 200,
    html: ["<!DOCTYPE html>", drawing, pageState(router, given), beginTags(router), END],
    scripts: inlineScripts(router),
  }
}

/**
 * In development scripts are there as Vite wants them; of what is built the page begins when it has been painted, with the
 * framework first: read by itself it does not hold up what a visitor does meanwhile.
 */
function beginTags(router: AnyRouter): string {
  if (import.meta.env.DEV) return scripts.map(({ attrs, children }) => scriptTag({ ...attrs, children })).join("")
  const entry = scripts.map(({ attrs }) => String(attrs?.src))
  const preloads = drawn(router.stores.matches.get()).flatMap(({ routeId }) => routes[routeId]?.preloads ?? [])
  const files = [...entry, ...preloads.map((file) => (typeof file === "string" ? file : file.href))]
  const framework = files.filter((file) => FRAMEWORK.test(file))
  const run = new Set([...framework, ...entry])
  const others = new Set(files.filter((file) => !run.has(file)))
  return beginTag([...run], [...others])
}

/** What may run in a page as it stands there: ours, the router's, and in development Vite's. */
function inlineScripts(router: AnyRouter): string[] {
  const scroll = `${getScrollRestorationScriptForRouter(router)};document.currentScript.remove()`
  return [EARLY_INPUT, scroll, BEGIN, ...scripts.flatMap(({ children = [] }) => children)]
}
