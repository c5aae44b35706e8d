import type { Context, Hono } from "hono"
import { readLocale } from "#i18n/address.ts"
import { HttpError, tooMany } from "#server/errors.server.ts"
import { IN_PROCESS } from "#server/http/in-process.server.ts"
import type { ApiRequest } from "./form.server.ts"

declare module "hono" {
  interface ContextVariableMap {
    /** The API of this site. */
    api: Hono
  }
}

type Asked = {
  method?: ApiRequest["method"] | undefined
  body?: object | undefined
  key?: string | undefined
  tokens?: string[]
  headers?: Record<string, string> | undefined
}

/** Calls the API in this process on behalf of a request's sender. @throws HttpError as the API answers */
export async function callApi(c: Context, path: string, options: Asked = {}): Promise<unknown> {
  const { body, method = body ? "POST" : "GET" } = options
  const response = await c.var.api.request(
    `/api${path}`,
    {
      method,
      headers: { ...headersOf(c, options), ...options.headers },
      ...(body && { body: JSON.stringify(body) }),
    },
    { ...IN_PROCESS, ip: c.get("ip") },
  )
  const answer = await response.json().catch(() => undefined)
  if (response.ok) return answer
  throw refusal(response, answer)
}

export function headersOf(c: Context, { key, tokens }: Pick<Asked, "key" | "tokens">): Record<string, string> {
  return {
    "content-type": "application/json",
    "accept-language": readLocale(c.req.raw).language,
    "user-agent": c.req.header("user-agent") ?? "",
    ...(key && { "idempotency-key": key }),
    ...(tokens?.length && { "x-guest-token": tokens.join(",") }),
  }
}

type Refusal = { code: string; message: string; errors?: { field: string; message: string }[] }

function refusal({ status, headers }: Response, answer: Refusal | undefined): HttpError {
  const both = (text: string) => ({ en: text, vi: text })
  const wait = headers.get("retry-after")
  // A page without JavaScript cannot solve a challenge.
  if (answer?.code === "PROOF_REQUIRED") return tooMany(Number(wait))
  return new HttpError(status, answer?.code ?? "UNREADABLE", both(answer?.message ?? ""), {
    ...(answer?.errors && { errors: answer.errors.map(({ field, message }) => ({ field, message: both(message) })) }),
    ...(wait && { retryAfter: Number(wait) }),
  })
}
