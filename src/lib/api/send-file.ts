import { callerHeaders } from "./request.ts"
import { readToken } from "./token.ts"

/** An upload that moves no byte for this long is given up. */
const STALLED_MS = 60_000

export type Sending = {
  headers?: Record<string, string>
  /** Called with the percentage that is sent. */
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
}
/**
 * Posts a form with a file to the API. It uses XMLHttpRequest, because fetch doesn't report the progress of an upload.
 * Returns undefined if the connection is lost, nothing moves for a minute, or the signal ends it.
 */
export function sendFile<Body>(
  path: string,
  form: FormData,
  { headers, onProgress, signal }: Sending = {},
  token = readToken(),
): Promise<{ status: number; body: Body | undefined } | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let stalled = setTimeout(abort, STALLED_MS)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(abort, STALLED_MS)
      onProgress?.(Math.floor((100 * loaded) / total))
    }
    request.onload = () => resolve({ status: request.status, body: request.response ?? undefined })
    request.onerror = request.onabort = () => resolve(undefined)
    request.onloadend = () => {
      clearTimeout(stalled)
      signal?.removeEventListener("abort", abort)
    }
    signal?.addEventListener("abort", abort)
    request.open("POST", `/api${path}`)
    request.responseType = "json"
    for (const [name, value] of Object.entries({ ...callerHeaders(token), ...headers }))
      request.setRequestHeader(name, value)
    request.send(form)
  })
}
