import { followServer } from "#lib/clock.ts"
import { newIdempotencyKey } from "./idempotency-key.ts"
import { readToken } from "./token.ts"

/** Source: spec §9. */
const TIMEOUT_MS = 30_000

/** Returns the headers of every call from the browser: the language of the page, and who is signed in. */
export function callerHeaders(token: string | null): Record<string, string> {
  return { "accept-language": document.documentElement.lang, ...(token && { authorization: `Bearer ${token}` }) }
}

/** Returns a write as JSON. All tries share one key, so that a lost answer never makes two bookings. */
export function writeRequest(method: string, body: unknown, key: string = newIdempotencyKey()) {
  const headers = { "idempotency-key": key, ...(body !== undefined && { "content-type": "application/json" }) }
  return { method, headers, body: JSON.stringify(body) }
}

/** Calls the API from the browser. Returns undefined if no answer comes within 30 s, or if `init.signal` ends the call. */
export function fetchAnswer(address: string, init: RequestInit, token = readToken()): Promise<Response | undefined> {
  const headers = { ...callerHeaders(token), ...init.headers }
  const asked = fetch(address, { ...init, headers, signal: withinTimeout(init.signal) })
  return asked.then(
    (answer) => {
      followServer(answer.headers.get("date"))
      return answer
    },
    () => undefined,
  )
}

/** As AbortSignal.any, which is younger than the oldest browsers. The time limit covers the reading of the answer too. */
function withinTimeout(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  if (!signal) return timeout
  const either = new AbortController()
  const end = () => either.abort()
  signal.addEventListener("abort", end)
  timeout.addEventListener("abort", () => {
    signal.removeEventListener("abort", end)
    end()
  })
  return either.signal
}
