import type { ParsedLocation, useRouter } from "@tanstack/react-router"

type Search = { page?: unknown }

/** Spec §9: a new page scrolls to its top after so long. */
const DELAY_MS = 100

/** No browser takes longer to get there. */
const LONGEST_MS = 1_000

/** Smoothly, but at once for those who asked for less motion. */
export function scrollToTop(): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
  window.scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" })
}

/** Whether the page on screen was reached by the history, as a first page is. */
let goesBack = true

/** Says whether the router restores the scroll position of a page: back and forward, and where the address has a hash. */
export function restoresScroll({ location }: { location: ParsedLocation }): boolean {
  return goesBack || location.hash !== ""
}

/**
 * Going back or forward, the page stands where it stood: the router restores that. Any other page begins at its top
 * (spec §2), and so does another page of a list; the focus moves to the content with it.
 */
export function followNavigation(router: ReturnType<typeof useRouter>): void {
  router.history.subscribe(({ action: { type } }: { action: { type: string } }) => {
    goesBack = type !== "PUSH" && type !== "REPLACE"
  })
  router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    if (goesBack || !fromLocation || toLocation.hash) return
    if (pathChanged) focusContent()
    if (pathChanged && isMorphing()) window.scrollTo({ top: 0, behavior: "instant" })
    else if (pathChanged || isTurned(fromLocation.search, toLocation.search)) setTimeout(rise, DELAY_MS)
  })
}

/**
 * To the top, but never from under a finger: of a press that ends on something else than it began on the browser makes
 * nothing. What is pressed holds the page until it is let go.
 */
function rise(): void {
  const later = () => setTimeout(rise, DELAY_MS)
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

/** Whether the browser draws the way from a card into its page: its picture has to arrive where it is seen. */
function isMorphing(): boolean {
  const active = ":active-view-transition"
  return CSS.supports(`selector(${active})`) && document.documentElement.matches(active)
}

/** Another page of the same list; a changed filter leads to page 1 too, but leaves the visitor at the filter. */
function isTurned(from: Search, to: Search): boolean {
  return from.page !== to.page && JSON.stringify({ ...from, page: 0 }) === JSON.stringify({ ...to, page: 0 })
}

/** Reading and tabbing go on from the new page; what has taken the focus in it keeps it. */
function focusContent(): void {
  const content = document.getElementById("content")
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
}
