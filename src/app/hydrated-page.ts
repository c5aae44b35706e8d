import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { settingsQuery } from "#features/settings/queries.ts"
import { useSignedIn } from "#lib/api/token.ts"
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
    addEventListener("contentvisibilityautostatechange", keepShown)
    if (import.meta.env.PROD)
      setTimeout(
        () => import("./offline/prepare-offline.ts").then((file) => file.prepareOffline(router), noop),
        OFFLINE_DELAY_MS,
      )
  }, [router])
}

/** Keeps a card's picture that came near the window. Otherwise it goes with the window, and a capture of the whole page has gaps. */
function keepShown(event: Event): void {
  const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent
  if (!skipped) (target as HTMLElement).style.contentVisibility = "visible"
}

export function useSession(): void {
  const signedIn = useSignedIn()
  const queryClient = useQueryClient()
  useEffect(() => {
    // If the file cannot be loaded, the token still works, and the next page tries again.
    if (signedIn)
      import("#features/account/auth-store.ts").then((store) => store.followToken(queryClient), console.warn)
  }, [signedIn, queryClient])
}

/** Spec §4: staff screens dispatch settingsUpdated. */
const SETTINGS_EVENTS = ["settingsUpdated", "focus"]

export function useSettingsRefresh(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries(settingsQuery)
    for (const event of SETTINGS_EVENTS) window.addEventListener(event, refresh)
    return () => {
      for (const event of SETTINGS_EVENTS) window.removeEventListener(event, refresh)
    }
  }, [queryClient])
}
