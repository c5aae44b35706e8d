import { createIsomorphicFn } from "@tanstack/react-start"
import { api } from "#api.server.ts"
import { ApiError, SESSION_ENDED } from "#lib/api/api-error.ts"
import type { Pagination } from "#lib/api/pagination.ts"
import { fetchAnswer, writeRequest } from "#lib/api/request.ts"
import { dropToken, readToken } from "#lib/api/token.ts"
import { type Shareable, shareAnswer } from "#server/database/cache.server.ts"
import { IN_PROCESS } from "#server/http/in-process.server.ts"

export type Answer<T> = { success: true; data: T; pagination?: Pagination }

const RETRY_WAITS_MS = [1_000, 2_000, 4_000]
/** Each proof is good for one try. */
const MAX_PROOFS = 4

type Parameters = Record<string, string | number | boolean | (string | number)[] | undefined>
type Options = { language?: string; headers?: Record<string, string>; signal?: AbortSignal }

/** Reads from the API. `path` is relative to `/api`. @throws ApiError */
export function get<T>(path: string, parameters: Parameters = {}, options: Options = {}): Promise<T> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== "") query.set(name, String(value))
  }
  const search = query.size ? `?${query}` : ""
  return call<T>(`/api${path}${search}`, { headers: headersOf(options), signal: options.signal ?? null })
}

/** Posts to the API. All tries share one key, so that a lost answer never makes two bookings. @throws ApiError */
export function post<T>(path: string, body: unknown, options: Options = {}): Promise<T> {
  return write<T>("POST", path, body, options)
}

export function put<T>(path: string, body: unknown, options: Options = {}): Promise<T> {
  return write<T>("PUT", path, body, options)
}

export function remove<T>(path: string, options: Options = {}): Promise<T> {
  return write<T>("DELETE", path, undefined, options)
}

function write<T>(method: string, path: string, body: unknown, options: Options): Promise<T> {
  const request = writeRequest(method, body)
  return call<T>(`/api${path}`, { ...request, headers: { ...request.headers, ...headersOf(options) } })
}

function headersOf({ language, headers }: Options): Record<string, string> {
  return { ...(language && { "accept-language": language }), ...headers }
}

async function call<T>(address: string, init: RequestInit): Promise<T> {
  const { status, answer } = await send(address, init)
  if (status >= 200 && status < 300 && answer) return answer as T
  const failure = (answer ?? {}) as Partial<ApiError> & { success?: false }
  const { success: _, code = "UNREADABLE", message = "", errors, ...details } = failure
  throw new ApiError(status, code, message, errors, details)
}

type Sent = { status: number; answer: unknown }

/** Calls the API in the same process on the server, and with `fetch` in the browser. */
const send: (address: string, init: RequestInit) => Promise<Sent> = createIsomorphicFn()
  .server((address: string, init: RequestInit): Promise<Sent> => {
    const { "accept-language": language, ...personal } = init.headers as Record<string, string>
    const isAnonymousRead = init.method === undefined && Object.keys(personal).length === 0
    return isAnonymousRead
      ? shareAnswer(`${language} ${address}`, () => callInProcess(address, init))
      : callInProcess(address, init)
  })
  .client(async (address: string, init: RequestInit): Promise<Sent> => {
    const token = readToken()
    const response = await fetchWithRetries(address, init, token)
    const answer = await response.json().catch(() => undefined)
    if (token && response.status === 401) signOut(token, answer?.code)
    return { status: response.status, answer }
  })

/** `isPublic`: the API allows everyone to share the answer. */
async function callInProcess(address: string, init: RequestInit): Promise<Sent & Shareable> {
  const response = await api.request(address, init, IN_PROCESS)
  const { status, headers } = response
  const location = headers.get("location")
  if (status === 308 && location) return callInProcess(location, init)
  const text = await response.text()
  const isPublic = status === 200 && headers.get("cache-control")?.startsWith("public") === true
  return { status, answer: text && JSON.parse(text), isPublic, length: text.length }
}

/** Retries after 1, 2 and 4 s without an answer or after a 429 (spec §7), and at once with a proof of work. */
async function fetchWithRetries(address: string, init: RequestInit, token: string | null): Promise<Response> {
  for (let attempt = 0, proofs = 0; ; ) {
    const response = await fetchAnswer(address, init, token)
    if (!response) init.signal?.throwIfAborted()
    const wait = RETRY_WAITS_MS[attempt]
    if (response && (response.status !== 429 || wait === undefined)) return response
    if (wait === undefined) throw new ApiError(0, "NO_ANSWER", "Network error. Please check your connection.")
    const proof = response && proofs < MAX_PROOFS && (await proofFor(response))
    if (proof) {
      proofs++
      init = { ...init, headers: { ...init.headers, "x-proof": proof } }
    } else {
      await new Promise((resume) => setTimeout(resume, wait))
      attempt++
    }
  }
}

function proofFor(refusal: Response): Promise<string | undefined> {
  return import("#lib/api/proof.ts").then((proof) => proof.proofFor(refusal)).catch(() => undefined)
}

function signOut(token: string, code: string): void {
  dropToken(token)
  window.dispatchEvent(new CustomEvent(SESSION_ENDED, { detail: code }))
}
