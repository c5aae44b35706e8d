const KEY = "reloaded-at"
const PAUSE_MS = 60_000

/**
 * Loads the page anew when a part of it is gone, because a new version was released while it was open. Once a minute at
 * most: if the part is missing in the new version too, the error shows as any other.
 */
export function reloadOnceForMissingParts(): void {
  addEventListener("vite:preloadError", (event) => {
    // Without a network nothing is gone, and a reload would lose what was typed.
    if (!navigator.onLine || wasReloaded()) return
    event.preventDefault()
    location.reload()
  })
}

function wasReloaded(): boolean {
  try {
    const isRecent = Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE_MS
    if (!isRecent) sessionStorage.setItem(KEY, String(Date.now()))
    return isRecent
  } catch {
    // Storage is blocked.
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    return navigation?.type === "reload"
  }
}
