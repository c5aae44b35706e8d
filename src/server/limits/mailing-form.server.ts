import type { Context } from "hono"
import type { FormGuard } from "#lib/form-guard.ts"
import { checkMinimumTime, isHoneypotFilled } from "./bot-check.server.ts"
import { askForProof, count, hasProof } from "./rate-limits.server.ts"

/**
 * Checks a form that is completed by a link in a mail: that people fill it in, and that its address doesn't get too many.
 * @throws HttpError 429 TOO_FAST, TOO_MANY_REQUESTS, or a challenge for the browser
 */
export async function checkMailingForm(request: FormGuard & { email: string }, c: Context): Promise<void> {
  checkMinimumTime(request)
  // A password manager fills in the invisible field too; a browser then proves that it is one.
  if (isHoneypotFilled(request) && !(await hasProof("formsByNetwork", c))) throw await askForProof("formsByNetwork", c)
  await count("formMailsByEmail", request.email)
}
