import type { QueryClient } from "@tanstack/react-query"
import type { AnyRouter } from "@tanstack/react-router"
import { sayOffline } from "./navigate-offline.ts"
import { offlineMessages as texts } from "./offline-messages.ts"
import type { Message } from "./service-worker.ts"

export function prepareOffline(router: AnyRouter): void {
  showBar()
  window.addEventListener("online", showBar)
  window.addEventListener("offline", showBar)
  window.addEventListener("click", explainLanguage, true)
  new MutationObserver(showBar).observe(document.documentElement, { attributeFilter: ["lang"] })
  // Reload the data that was loaded before the worker took control, so that it is stored.
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  navigator.serviceWorker?.addEventListener("controllerchange", () => {
    void queryClient.refetchQueries({ queryKey: ["bookings"], type: "active" })
  })
  // If it is forbidden or fails to load, the site works without it.
  navigator.serviceWorker?.register("/sw.js").then(
    () => followPages(router),
    () => {},
  )
}

async function followPages(router: AnyRouter): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const tell = () => active?.postMessage(seen())
  router.subscribe("onResolved", tell)
  tell()
}

function seen(): Message {
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
  return { kind: "seen", files: files.filter((path) => path.startsWith("/assets/")), path: location.pathname }
}

const showBar = () => sayOffline(texts.bar)

function explainLanguage(event: MouseEvent): void {
  if (!navigator.onLine && (event.target as Element).closest?.("a[href^='/language/']")) sayOffline(texts.language)
}
