import type { Context } from "hono"
import type { FormGuard } from "#lib/form-guard.ts"
import { HttpError } from "#server/errors.server.ts"
import { networkPrefix } from "#server/http/ip-prefix.server.ts"

/** Nobody fills in a form faster. */
const MIN_FILL_MS = 3_000
const USER_AGENT_MAX = 300

/**
 * Whether a machine filled in a form. What it sent is kept as spam for the staff to look at, unmailed, and answered as
 * if all were well: whoever was taken for a machine by mistake has lost nothing.
 */
export function isHoneypotFilled({ website }: FormGuard): boolean {
  return website !== undefined && website !== ""
}

/**
 * Asks whoever was faster than anybody can be to send it again in a moment; our own pages do so by themselves. A clock
 * that is ahead of ours tells nothing.
 * @throws HttpError 429 TOO_FAST
 */
export function checkMinimumTime({ startedAt }: FormGuard): void {
  if (startedAt === undefined) return
  const elapsed = Date.now() - Date.parse(startedAt)
  if (elapsed < 0 || elapsed >= MIN_FILL_MS) return
  const text = {
    en: "Please wait a few seconds and try again.",
    vi: "Bạn gửi nhanh quá. Vui lòng chờ giây lát rồi gửi lại.",
  }
  throw new HttpError(429, "TOO_FAST", text, { retryAfter: Math.ceil((MIN_FILL_MS - elapsed) / 1000) })
}

/** From where something was sent, as far as it is kept: part of the address, and what the browser calls itself. */
export type Origin = { network: string | null; userAgent: string }

/** Where a request comes from, by our own knowledge. */
export function originOf(c: Context): Origin {
  const userAgent = (c.req.header("user-agent") ?? "").replace(/[^\x20-\x7e]/g, "").slice(0, USER_AGENT_MAX)
  return { network: networkPrefix(c) ?? null, userAgent }
}
