export const PERSONAL_CACHE = "personal"

/** Makes a new booking readable without a network, before its page is opened again. */
export function keepOffline(booking: { _id: string }): void {
  navigator.serviceWorker?.controller?.postMessage({ kind: "booked", booking })
}

/** Deletes personal data from the offline caches, in all tabs. Running requests are not stored. */
export async function forgetOffline(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage({ kind: "forget" })
  await globalThis.caches?.delete(PERSONAL_CACHE)
}
