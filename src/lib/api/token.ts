import { useSyncExternalStore } from "react"
import { getStored, onStoredChange, setStored } from "#lib/storage/local-storage.ts"

/** Source: spec §9. */
const KEY = "authToken"

export function readToken(): string | null {
  return getStored(KEY)
}

export function writeToken(token: string | null): void {
  setStored(KEY, token)
}

export function dropToken(token: string): void {
  if (readToken() === token) writeToken(null)
}

/** Calls back when the token changes in any tab. @returns a function that stops it */
export function onTokenChange(listener: () => void): () => void {
  return onStoredChange(KEY, listener)
}

/** Returns whether the browser is signed in. Undefined on the server and until hydration. */
export function useSignedIn(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(onTokenChange, isSignedIn, notKnown)
}

function isSignedIn(): boolean {
  return readToken() !== null
}

function notKnown(): undefined {}
