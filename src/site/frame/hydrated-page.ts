import { useQueryClient } from "@tanstack/react-query"
import { type AnyRouter, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { useSignedIn } from "#lib/api/token.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { watchErrors } from "./errors/query-errors.ts"
import { navigateOffline } from "./offline/navigate-offline.ts"
import { followNavigation } from "./scroll-restoration.ts"

/** Delays the service worker until the page has loaded its resources. A visitor may lose the network soon after. */
const OFFLINE_DELAY_MS = 1_000

export function useHydratedPage(): void {
  const router = useRouter()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ""
    watchErrors()
    followNavigation(router)
    addEventListener("contentvisibilityautostatechange", keepShown)
    addEventListener("click", navigateOffline, true)
    if (import.meta.env.PROD) afterLoad(() => setTimeout(() => prepareOffline(router), OFFLINE_DELAY_MS))
  }, [router])
}

function afterLoad(work: () => void): void {
  if (document.readyState === "complete") work()
  else addEventListener("load", work, { once: true })
}

/** Without a network it is tried again when there is one. */
function prepareOffline(router: AnyRouter): void {
  import("./offline/prepare-offline.ts").then(
    (file) => file.prepareOffline(router),
    () => addEventListener("online", () => prepareOffline(router), { once: true }),
  )
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
    if (signedIn) import("#site/account/auth-store.ts").then((store) => store.followToken(queryClient), console.warn)
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
