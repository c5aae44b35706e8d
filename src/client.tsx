import { QueryClient } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { hydrate } from "@tanstack/react-router/ssr/client"
import { startTransition } from "react"
import { isPrefixed } from "#i18n/address.ts"
import type { Language } from "#i18n/localized.ts"
import { readToken } from "#lib/token.ts"
import { turn } from "#lib/turn.ts"
import { createPageRouter } from "./router.tsx"
import { watchErrors } from "./site/error-watch.ts"
import { takePageState } from "./site/page-state.ts"
import { followNavigation } from "./site/scroll.ts"

/** Spec §9: what is fresh for half an hour is kept for as long, also while no page shows it. */
const KEPT_MS = 1_800_000
/** What is for times without a network waits until all is quiet. Where it cannot be loaded nothing is missing. */
const QUIET_MS = 3_000
const noop = () => {}

/**
 * Takes over the rendered page, in small steps: whatever a visitor does meanwhile is not held up. TanStack Start's own
 * entry would bring the transport of server functions along (13 kB), which this site does not have: everything goes
 * through `/api`.
 */
async function start() {
  await turn()
  const { hydrateRoot } = await import("react-dom/client")
  await turn()
  const { lang, dataset } = document.documentElement
  const { origin, pathname } = window.location
  const shown = { language: lang as Language, prefixed: isPrefixed(pathname), origin: dataset.origin ?? origin }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: KEPT_MS } } })
  const router = createPageRouter(shown, queryClient)
  await turn()
  // The first look into local storage waits for the disk.
  readToken()
  await turn()
  takePageState(queryClient)
  watchErrors(queryClient)
  followNavigation(router)
  await hydrate(router)
  await turn()
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
  })
  if (import.meta.env.PROD)
    setTimeout(() => import("./site/offline.ts").then((file) => file.prepareOffline(router), noop), QUIET_MS)
}

void start()
