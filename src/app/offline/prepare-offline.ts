import type { QueryClient } from "@tanstack/react-query"
import type { AnyRouter } from "@tanstack/react-router"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import { offlineMessages as texts } from "./offline-messages.ts"
import type { Message } from "./service-worker.ts"

export function prepareOffline(router: AnyRouter): void {
  showBar()
  window.addEventListener("online", showBar)
  window.addEventListener("offline", showBar)
  window.addEventListener("click", navigateByBrowser, true)
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

const bar = document.createElement("p")
bar.className =
  "fixed inset-x-0 bottom-0 z-40 bg-ink px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-center text-sm text-paper"
bar.role = "status"

function showBar(): void {
  if (navigator.onLine) bar.remove()
  else document.body.append(bar)
  say(texts.bar)
}

function say(text: Localized): void {
  bar.textContent = inLanguage(text, document.documentElement.lang as Language)
}

function explainLanguage(event: MouseEvent): void {
  if (!navigator.onLine && (event.target as Element).closest?.("a[href^='/language/']")) say(texts.language)
}

/** Lets the browser navigate without network, because the service worker stores whole pages. */
function navigateByBrowser(event: MouseEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]")
  if (navigator.onLine || !link || link.role === "button" || link.target || link.origin !== location.origin) return
  if (link.pathname === location.pathname || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
  event.preventDefault()
  event.stopImmediatePropagation()
  location.assign(link.href)
}
