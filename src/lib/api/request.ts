import { readToken } from "./token.ts"

/** Source: spec §9. */
const TIMEOUT_MS = 30_000

/** Returns the headers of every call from the browser: the language of the page, and who is signed in. */
export function callerHeaders(token: string | null): Record<string, string> {
  return { "accept-language": document.documentElement.lang, ...(token && { authorization: `Bearer ${token}` }) }
}

/** Returns a write as JSON. All tries share one key, so that a lost answer never makes two bookings. */
export function writeRequest(method: string, body: unknown, key: string = crypto.randomUUID()) {
  const headers = { "idempotency-key": key, ...(body !== undefined && { "content-type": "application/json" }) }
  return { method, headers, body: JSON.stringify(body) }
}

/** Calls the API from the browser. Returns undefined if no answer comes within 30 s. */
export function fetchAnswer(address: string, init: RequestInit, token = readToken()): Promise<Response | undefined> {
  const headers = { ...callerHeaders(token), ...init.headers }
  return fetch(address, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
}
