export const PERSONAL_CACHE = "personal"

/** Deletes personal data from the offline caches, in all tabs. Running requests are not stored. */
export async function forgetOffline(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage({ kind: "forget" })
  await globalThis.caches?.delete(PERSONAL_CACHE)
}
