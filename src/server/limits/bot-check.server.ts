import type { Context } from "hono"
import type { FormGuard } from "#lib/form-guard.ts"
import { HttpError } from "#server/errors.server.ts"
import { truncatedIp } from "#server/http/ip-prefix.server.ts"
import { noteRefusal } from "#server/http/refusals/refused-requests.server.ts"
import { askForProof, countAccepted, hasProof } from "./rate-limits.server.ts"

const MIN_FILL_MS = 3_000
const MAX_USER_AGENT = 300

/** Counts a form whose invisible field is filled in. It may be taken all the same. */
export function noteHoneypot(request: FormGuard, c: Context): void {
  if (isHoneypotFilled(request)) noteRefusal(c, "honeypot")
}

/**
 * Returns whether the invisible field is filled in, by a bot or by a password manager. Such entries are doubtful: staff
 * see them marked, and no mail goes out.
 */
export function isHoneypotFilled({ website }: FormGuard): boolean {
  return website !== undefined && website !== ""
}

/** Rejects forms filled in too quickly. Ignores clocks ahead of ours. @throws HttpError 429 TOO_FAST */
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

export type Origin = { network: string | null; userAgent: string }

export function originOf(c: Context): Origin {
  const userAgent = (c.req.header("user-agent") ?? "").replace(/[^\x20-\x7e]/g, "").slice(0, MAX_USER_AGENT)
  return { network: truncatedIp(c) ?? null, userAgent }
}

/**
 * Takes a form that is completed by a link in a mail, if people fill it in.
 * @throws HttpError 429 TOO_FAST, TOO_MANY_REQUESTS, or a challenge for the browser; what `take` throws
 */
export async function takeMailingForm(
  request: FormGuard & { email: string },
  c: Context,
  take: () => Promise<void>,
): Promise<void> {
  checkMinimumTime(request)
  noteHoneypot(request, c)
  // A password manager fills in the invisible field too; a browser then proves that it is one.
  if (isHoneypotFilled(request) && !(await hasProof("forms", c))) throw await askForProof("forms", c)
  await countAccepted("accepted/forms", c, request.email, take)
}
