/* A part of the page is gone after a release, if its build is older than a week or has not shared its files. */

const missing = new WeakSet<object>()

/** Remembers the errors of failed dynamic imports. */
export function noteMissingParts(): void {
  addEventListener("vite:preloadError", ({ payload }) => missing.add(payload))
}

/** Whether the error is of a part that a reload may bring. Without a network nothing is gone. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missing.has(error) && navigator.onLine
}

/**
 * Reloads the page, at most once a minute: if the part is missing in the new version too, the error shows as any other.
 * Returns whether it does. Inlined as text too, so it must not use the rest of this file.
 */
export function reloadOnce(): boolean {
  const pauseMs = 60_000
  let wasReloaded: boolean
  try {
    wasReloaded = Date.now() - Number(sessionStorage.getItem("reloaded-at") ?? 0) < pauseMs
    if (!wasReloaded) sessionStorage.setItem("reloaded-at", String(Date.now()))
  } catch {
    // Storage is blocked.
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    wasReloaded = navigation?.type === "reload"
  }
  if (!wasReloaded) location.reload()
  return !wasReloaded
}

/** Inlined as text, so it must not use the rest of this file. Later files are prefetched, and may fail. */
function reloadForMissingFiles(reload: () => void) {
  const onError = ({ target }: Event) => {
    const isNeeded = target instanceof HTMLScriptElement || (target as HTMLLinkElement).rel === "stylesheet"
    if (isNeeded && document.readyState !== "complete" && navigator.onLine) reload()
  }
  addEventListener("error", onError, true)
}

/** Returns an inline script that reloads the page once if a script or stylesheet of its HTML is gone. */
export const missingFilesScript = () => `(${reloadForMissingFiles})(${reloadOnce})`
