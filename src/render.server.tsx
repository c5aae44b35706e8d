import { tsrStartManifest } from "tanstack-start-manifest:v"
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router"
import { renderToString } from "react-dom/server"
import type { Addressing } from "#i18n/address.ts"
import type { Shown } from "#lib/seo.ts"
import type { KnownQuery } from "#server/pages.server.ts"
import { createPageRouter } from "./router.tsx"
import { pageState } from "./site/page-state.ts"
import { scriptTag } from "./site/tags.ts"

/** A page as text, or where the browser should go instead. */
export type RenderedPage = { status: number; html: string } | { status: number; location: string }

/** Which files each route needs. */
const manifest = tsrStartManifest()
/** What takes the page over in the browser. */
const scripts = (manifest?.routes.__root__?.scripts ?? []).map(({ attrs, children }) =>
  scriptTag({ ...attrs, children }),
)
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
  const router = createPageRouter(shown)
  router.ssr = { manifest }
  for (const [key, data] of known) router.options.context.queryClient.setQueryData(key, data)
  try {
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [href] }), origin: shown.origin })
    await router.load()
    const result = router._serverResult
    if (result?.type === "redirect") {
      return { status: result.redirect.status, location: result.redirect.headers.get("location") ?? "/" }
    }
    const drawn = renderToString(<RouterProvider router={router} />).slice(0, -END.length)
    return {
      status: result?.status ?? 200,
      html: ["<!DOCTYPE html>", drawn, pageState(router), ...scripts, END].join(""),
    }
  } finally {
    router.options.context.queryClient.clear()
  }
}
