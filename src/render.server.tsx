import { tsrStartManifest } from "tanstack-start-manifest:v"
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router"
import {
  attachRouterServerSsrUtils,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server"
import { renderToString } from "react-dom/server"
import type { Addressing } from "#i18n/address.ts"
import type { Shown } from "#lib/seo.ts"
import { createPageRouter } from "./router.tsx"

/** A page as text, or where the browser should go instead. */
export type RenderedPage = { status: number; html: string } | { status: number; location: string }

/**
 * Renders a page. `href` is path and query as the browser sent them. This is TanStack Router's own rendering without
 * the Request, Response and streams around it: every page's data is loaded before it is drawn.
 */
export async function renderPage(href: string, shown: Shown & Addressing): Promise<RenderedPage> {
  const router = createPageRouter(shown)
  attachRouterServerSsrUtils({ router, manifest: tsrStartManifest() })
  try {
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [href] }), origin: shown.origin })
    await router.load()
    const redirect = router._serverResult?.type === "redirect" ? router._serverResult.redirect : undefined
    if (redirect) return { status: redirect.status, location: redirect.headers.get("location") ?? "/" }
    await router.serverSsr?.dehydrate()
    const html = await transformHtmlStringWithRouter(router, renderToString(<RouterProvider router={router} />))
    return { status: getSsrStatus(router), html }
  } finally {
    router.serverSsr?.cleanup()
    router.options.context.queryClient.clear()
  }
}
