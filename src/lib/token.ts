import { useSyncExternalStore } from "react"

/** Spec §9: where the browser keeps the token that signs it in. */
const KEY = "authToken"
const CHANGED = "authtokenchange"

/** Where storage is forbidden a sign-in lasts as long as the page. */
let unstored: string | null = null

/** The token of this browser; null for a visitor who is not signed in. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unstored
  } catch {
    return unstored
  }
}

/** Signs this browser in, or out with null, and tells whoever listens. */
export function writeToken(token: string | null): void {
  unstored = null
  try {
    if (token === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, token)
  } catch {
    unstored = token
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** Gives up a token that the API no longer takes. Another one that has come since, here or in another tab, stays. */
export function dropToken(token: string): void {
  if (readToken() === token) writeToken(null)
}

/** Hears of a token that comes or goes, in this tab or another. Returns how to stop. */
export function subscribeToToken(listener: () => void): () => void {
  const events = [CHANGED, "storage"]
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/** Whether this browser is signed in; undefined while that is not known: in the server, and until the page is hydrated. */
export function useSignedIn(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribeToToken, isSignedIn, notKnown)
}

function isSignedIn(): boolean {
  return readToken() !== null
}

function notKnown(): undefined {}
