import { RouterClient } from "@tanstack/react-router/ssr/client"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { getRouter } from "./router.tsx"

// TanStack Start's own `StartClient` adds the transport of server functions, which this site has none of: 8 kB.
startTransition(() => {
  hydrateRoot(document, <RouterClient router={getRouter()} />)
})
