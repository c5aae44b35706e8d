import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { createRoot } from "react-dom/client"
import { followPage } from "#lib/clock.ts"
import { reloadOnce } from "#lib/missing-parts.ts"
import { hanoiDate } from "#lib/today.ts"
import { nonce } from "./nonce.ts"
import { StaffApp } from "./staff-app.tsx"
import "#lib/fonts/fonts.css"

// Drafts survive it. Nothing is prefetched here.
addEventListener("vite:preloadError", () => {
  if (navigator.onLine) reloadOnce()
})

followPage(document.documentElement.dataset.today, hanoiDate())

const root = createRootRoute()
const staff = createRoute({ getParentRoute: () => root, path: "/staff/$", component: StaffApp })
const router = createRouter({ routeTree: root.addChildren([staff]) })

const styles = createCache({ key: "css", nonce })

createRoot(document.getElementById("root")!).render(
  <CacheProvider value={styles}>
    <RouterProvider router={router as never} />
  </CacheProvider>,
)
