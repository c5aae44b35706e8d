import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"

const notKept = {
  en: "You are offline, and this page isn't on your device yet. Try again once there is a network.",
  vi: "Bạn đang ngoại tuyến và trang này chưa có trên thiết bị. Bạn thử lại khi có mạng nhé.",
}

const BAR = "offline-bar"

/** Says something at the foot of the window, until there is a network. */
export function sayOffline(text: Localized): void {
  const bar = document.getElementById(BAR) ?? makeBar()
  bar.textContent = inLanguage(text, document.documentElement.lang as Language)
  if (navigator.onLine) bar.remove()
  else document.body.append(bar)
}

function makeBar(): HTMLElement {
  const bar = document.createElement("p")
  bar.id = BAR
  bar.className =
    "fixed inset-x-0 bottom-0 z-40 bg-ink px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-center text-sm text-paper"
  bar.role = "status"
  return bar
}

/**
 * Lets the browser navigate without network, because the service worker stores whole pages, and says so if there is no
 * worker. Loaded with the page, because what is loaded later may be missing when the network goes.
 */
export function navigateOffline(event: MouseEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]")
  if (navigator.onLine || !link || link.role === "button" || link.target || link.origin !== location.origin) return
  if (link.pathname === location.pathname || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (navigator.serviceWorker?.controller) location.assign(link.href)
  else sayOffline(notKept)
}
