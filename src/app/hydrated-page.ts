import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { watchErrors } from "./errors/query-errors.ts"
import { followNavigation } from "./scroll-restoration.ts"

/** Delays the service worker until the page has loaded its resources. */
const OFFLINE_DELAY_MS = 3_000
const noop = () => {}

export function useHydratedPage(): void {
  const router = useRouter()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ""
    watchErrors()
    followNavigation(router)
    if (import.meta.env.PROD)
      setTimeout(
        () => import("./offline/prepare-offline.ts").then((file) => file.prepareOffline(router), noop),
        OFFLINE_DELAY_MS,
      )
  }, [router])
}
