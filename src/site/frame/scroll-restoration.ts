import type { ParsedLocation, useRouter } from "@tanstack/react-router"

type Search = { page?: unknown }

/** Source: spec §9. */
const DELAY_MS = 100

const LONGEST_MS = 1_000

export function scrollToTop(): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
  window.scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" })
}

// False in the browser at first: an inline script has restored the position, and the visitor may have scrolled since.
let goesBack = typeof window === "undefined"

/** Returns whether the router restores the scroll position: after back and forward, and for URLs with a hash. */
export function restoresScroll({ location }: { location: ParsedLocation }): boolean {
  return goesBack || location.hash !== ""
}

/** Scrolls new pages to the top and moves the focus to their content (spec §2). The router handles back and forward. */
export function followNavigation(router: ReturnType<typeof useRouter>): void {
  router.history.subscribe(({ action: { type } }: { action: { type: string } }) => {
    goesBack = type !== "PUSH" && type !== "REPLACE"
  })
  router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    if (goesBack || !fromLocation || toLocation.hash) return
    if (pathChanged) focusContent()
    if (pathChanged && hasViewTransition()) window.scrollTo({ top: 0, behavior: "instant" })
    else if (pathChanged || isOtherListPage(fromLocation.search, toLocation.search))
      setTimeout(scrollWhenReleased, DELAY_MS)
  })
}

/** Scrolls to the top once no pointer is pressed, because a moved press would not count as a click. */
function scrollWhenReleased(): void {
  const later = () => setTimeout(scrollWhenReleased, DELAY_MS)
  if (document.querySelector(":active")) return void later()
  scrollToTop()
  const moving = new AbortController()
  const { signal } = moving
  const hold = () => {
    moving.abort()
    window.scrollTo({ top: window.scrollY, behavior: "instant" })
    later()
  }
  addEventListener("pointerdown", hold, { capture: true, signal })
  addEventListener("scrollend", () => moving.abort(), { signal })
  setTimeout(() => moving.abort(), window.scrollY ? LONGEST_MS : 0)
}

/** Returns whether a view transition from a card runs. Its picture must arrive where it is visible. */
function hasViewTransition(): boolean {
  const active = ":active-view-transition"
  return CSS.supports(`selector(${active})`) && document.documentElement.matches(active)
}

/** Returns whether only the page number changed. A changed filter also leads to page 1, but does not scroll. */
function isOtherListPage(from: Search, to: Search): boolean {
  return from.page !== to.page && JSON.stringify({ ...from, page: 0 }) === JSON.stringify({ ...to, page: 0 })
}

function focusContent(): void {
  const content = document.getElementById("content")
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
}
