import { RouterClient } from "@tanstack/react-router/ssr/client"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { getRouter } from "./router.tsx"

// `StartClient` would add 8 kB for server functions, which this site does not use.
startTransition(() => {
  hydrateRoot(document, <RouterClient router={getRouter()} />)
})
