import { HttpError } from "react-admin"
import { callerHeaders } from "#lib/api/request.ts"
import { readToken } from "#lib/api/token.ts"
import { hasEnded, toHttpError } from "./http.ts"
import { askToSignInAgain } from "./session.ts"

/** An upload that moves no byte for this long is given up. */
const STALLED_MS = 60_000

type Sending = { onProgress?: (percent: number) => void; signal?: AbortSignal }
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Answer = { status: number; body: any }

/**
 * Sends a form with a file to the API and returns its JSON. It uses XMLHttpRequest, because fetch doesn't report the
 * progress of an upload. When the session has ended, a dialog asks for the password and the file is sent again.
 * @throws HttpError as `callApi` does; with status 0 when the connection was lost
 */
export async function uploadFile(path: string, form: FormData, sending: Sending = {}): Promise<Answer["body"]> {
  for (;;) {
    const token = readToken()
    const { status, body } = await send(path, form, token, sending)
    if (status >= 200 && status < 300) return body
    if ((await hasEnded(status, token)) && (await askToSignInAgain(token))) continue
    throw toHttpError(status, body)
  }
}

function send(path: string, form: FormData, token: string | null, { onProgress, signal }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let stalled = setTimeout(abort, STALLED_MS)
    const end = () => {
      clearTimeout(stalled)
      signal?.removeEventListener("abort", abort)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(abort, STALLED_MS)
      onProgress?.(Math.floor((100 * loaded) / total))
    }
    request.onload = () => {
      end()
      resolve({ status: request.status, body: request.response ?? undefined })
    }
    request.onerror = request.onabort = () => {
      end()
      reject(new HttpError("staff.error.network", 0))
    }
    signal?.addEventListener("abort", abort)
    request.open("POST", `/api${path}`)
    request.responseType = "json"
    for (const [name, value] of Object.entries(callerHeaders(token))) request.setRequestHeader(name, value)
    request.send(form)
  })
}
