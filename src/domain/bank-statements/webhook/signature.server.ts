import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import { runningConfig } from "#server/config/running-config.server.ts"
import { notFound, unauthorized } from "#server/errors.server.ts"

const MAX_DRIFT_SECONDS = 300

/**
 * Checks that SePay has sent a request: by its signature of the time and body, or by its key if no secret is set.
 * @throws notFound if the webhook is off; unauthorized, also for a signature that is older than five minutes
 */
export function checkSender(header: (name: string) => string | undefined, body: string): void {
  const { sepaySecret, sepayApiKey } = runningConfig()
  if (!sepaySecret && !sepayApiKey) throw notFound("Webhook")
  const isGenuine = sepaySecret
    ? isSigned(sepaySecret, header("x-sepay-signature"), header("x-sepay-timestamp"), body)
    : isEqual(header("authorization"), `Apikey ${sepayApiKey}`)
  if (!isGenuine) throw unauthorized()
}

function isSigned(secret: string, signature: string | undefined, timestamp = "", body: string): boolean {
  const isRecent = /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() / 1000 - Number(timestamp)) <= MAX_DRIFT_SECONDS
  const expected = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")
  return isEqual(signature?.toLowerCase().replace(/^sha256=/, ""), expected) && isRecent
}

/** Takes the same time whatever was sent. */
function isEqual(sent: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(sent ?? ""), digest(expected))
}
