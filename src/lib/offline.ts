/** Where the service worker keeps what is personal, apart from what anybody may see. */
export const PERSONAL_CACHE = "personal"

/**
 * Removes everything personal that was kept for when there is no network, in all tabs; what is under way is not kept.
 */
export async function forgetOffline(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage({ kind: "forget" })
  await globalThis.caches?.delete(PERSONAL_CACHE)
}
