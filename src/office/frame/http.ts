import { HttpError } from "react-admin"
import { fetchAnswer, writeRequest } from "#lib/api/request.ts"
import { type Sending, sendFile } from "#lib/api/send-file.ts"
import { readToken } from "#lib/api/token.ts"
import { askToSignInAgain } from "./session.ts"

/** A field that the API refused, and why. */
type FieldError = { field: string; message: string }
type Failure = { success?: false; code?: string; message?: string; errors?: FieldError[] }

/** `anonymous`: without the token, as when signing in. Then a refusal has nothing to do with a session that has ended. */
type Call = { method?: "GET" | "POST" | "PUT" | "DELETE"; body?: object; key?: string; anonymous?: boolean }

let reads = new AbortController()

/** Ends the reads under way: after signing out they would be refused. */
export function endReads(): void {
  reads.abort()
  reads = new AbortController()
}

/**
 * Calls the API and returns its JSON. When the session has ended, a dialog asks for the password and the call is
 * repeated: what was typed stays on the screen. One key goes with all tries of a write, so that it happens once.
 * @throws HttpError with the API's message; its `body` has the code and the fields that are wrong
 */
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
export async function callApi<Answer = any>(
  path: string,
  { method = "GET", body, key, anonymous = false }: Call = {},
): Promise<Answer> {
  const request = method === "GET" ? { signal: reads.signal } : writeRequest(method, body, key)
  const send = async (token: string | null): Promise<Reply<Answer>> => {
    const response = await fetchAnswer(`/api${path}`, request, token)
    // Nothing awaits a read that signing out has ended.
    if ("signal" in request && request.signal.aborted) return new Promise(() => {})
    return response && { status: response.status, body: await response.json().catch(() => undefined) }
  }
  return anonymous ? answerOf(await send(null)) : asSignedIn(send)
}

type Stored = { _id: string; version: number }

/** Adds a row at `path`, or changes the one that was opened. One key goes with all tries to add it. */
export const saveRow = (path: string, opened: Stored | undefined, body: object, key: string) =>
  opened
    ? callApi(`${path}/${opened._id}`, { method: "PUT", body: { ...body, version: opened.version } })
    : callApi(path, { method: "POST", body, key })

/**
 * Sends a form with a file to the API and returns the `data` of the answer, as `callApi` does.
 * @throws HttpError with status 0 when the connection was lost
 */
export async function uploadFile<Data>(path: string, form: FormData, sending: Sending): Promise<Data> {
  const { data } = await asSignedIn<{ data: Data }>((token) => sendFile(path, form, sending, token))
  return data
}

type Reply<Body> = { status: number; body: Body | undefined } | undefined

async function asSignedIn<Body>(send: (token: string | null) => Promise<Reply<Body>>): Promise<Body> {
  for (;;) {
    const token = readToken()
    const reply = await send(token)
    if (reply && (await hasEnded(reply.status, token)) && (await askToSignInAgain(token))) continue
    return answerOf(reply)
  }
}

function answerOf<Body>(reply: Reply<Body>): Body {
  if (!reply) throw new HttpError("staff.error.network", 0)
  const { status, body } = reply
  if (status >= 200 && status < 300) return body as Body
  throw toHttpError(status, body as Failure)
}

/**
 * Returns whether the session is over. Routes that guests may call too answer 404 then instead of 401, because the
 * booking is not shown without a proof.
 */
async function hasEnded(status: number, token: string | null): Promise<boolean> {
  if (status === 401 || token === null) return status === 401
  if (status !== 403 && status !== 404) return false
  const profile = await fetchAnswer("/api/auth/profile", {}, token)
  return profile?.status === 401
}

/**
 * react-admin shows `body.errors` beside the fields that they name, such as `customerInfo.email`. `body.details` are the
 * further fields of the answer.
 */
function toHttpError(status: number, failure: Failure = {}): HttpError {
  const { success: _, code, message = "", errors = [], ...details } = failure
  const fields = Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  return new HttpError(message, status, { code, details, errors: fields })
}
