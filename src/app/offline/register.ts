import type { QueryClient } from "@tanstack/react-query"
import type { AnyRouter } from "@tanstack/react-router"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import { offlineMessages as texts } from "./offline-messages.ts"
import type { Message } from "./service-worker.ts"

/**
 * Has the service worker keep what the visitor looks at, and says so when there is no network. Loaded when all is
 * quiet.
 */
export function prepareOffline(router: AnyRouter): void {
  showBar()
  window.addEventListener("online", showBar)
  window.addEventListener("offline", showBar)
  window.addEventListener("click", leadByBrowser, true)
  window.addEventListener("click", tellLanguage, true)
  new MutationObserver(showBar).observe(document.documentElement, { attributeFilter: ["lang"] })
  // What was loaded before the worker had this page is asked for again, for it to keep.
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  navigator.serviceWorker?.addEventListener("controllerchange", () => {
    void queryClient.refetchQueries({ queryKey: ["bookings"], type: "active" })
  })
  // Where it is forbidden, or the file cannot be loaded, the site is as it was.
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

/** The files that pages have been made of so far, and which one is shown. */
function seen(): Message {
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
  return { kind: "seen", files: files.filter((path) => path.startsWith("/assets/")), path: location.pathname }
}

const bar = document.createElement("p")
bar.className = "offline-bar"
bar.role = "status"

function showBar(): void {
  if (navigator.onLine) bar.remove()
  else document.body.append(bar)
  say(texts.bar)
}

function say(text: Localized): void {
  bar.textContent = inLanguage(text, document.documentElement.lang as Language)
}

/** Says what the other language waits for. Where its texts are there it comes at once, and the bar speaks it too. */
function tellLanguage(event: MouseEvent): void {
  if (!navigator.onLine && (event.target as Element).closest?.("a[href^='/language/']")) say(texts.language)
}

/** Without a network the browser itself leads on: the service worker has whole pages, not the parts of one. */
function leadByBrowser(event: MouseEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]")
  if (navigator.onLine || !link || link.role === "button" || link.target || link.origin !== location.origin) return
  if (link.pathname === location.pathname || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
  event.preventDefault()
  event.stopImmediatePropagation()
  location.assign(link.href)
}
