import { useSyncExternalStore } from "react"
import { getStored, keep, onStoredChange } from "#lib/local-storage.ts"

/** Spec §9: where the browser keeps the token that signs it in. */
const KEY = "authToken"

/** Where storage is forbidden a sign-in lasts as long as the page. */
let unstored: string | null = null

/** The token of this browser; null for a visitor who is not signed in. */
export function readToken(): string | null {
  return getStored(KEY) ?? unstored
}

/** Signs this browser in, or out with null, and tells whoever listens. */
export function writeToken(token: string | null): void {
  unstored = null
  keep(KEY, token)
  if (getStored(KEY) === token) return
  unstored = token
  window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: token }))
}

/** Gives up a token that the API no longer takes. Another one that has come since, here or in another tab, stays. */
export function dropToken(token: string): void {
  if (readToken() === token) writeToken(null)
}

/** Hears of a token that comes or goes, in this tab or another. Returns how to stop. */
export function onTokenChange(listener: () => void): () => void {
  return onStoredChange(KEY, listener)
}

/**
 * Whether this browser is signed in; undefined while that is not known: in the server, and until the page is hydrated.
 */
export function useSignedIn(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(onTokenChange, isSignedIn, notKnown)
}

function isSignedIn(): boolean {
  return readToken() !== null
}

function notKnown(): undefined {}
