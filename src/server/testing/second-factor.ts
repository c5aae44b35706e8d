import assert from "node:assert/strict"
import { Secret, TOTP } from "otpauth"
import type { TestApi } from "./api.ts"
import type { Visitor } from "./fixtures.ts"

/** Of the accounts that `signInStaff` makes. */
export const STAFF_PASSWORD = "twelve characters"

const STEP_MS = 30_000

/** Returns the code of an authenticator app now, or so many steps of 30 seconds later. */
export function appCodeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS })
}

/** Returns a code that no step near now has. */
export function wrongCodeOf(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => appCodeOf(secret, steps))
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code))!
}

/** Sets an authenticator app up with the code of now, so that the next step's works next. */
export async function setUpApp(
  api: TestApi,
  { headers }: Pick<Visitor, "headers">,
  currentPassword = STAFF_PASSWORD,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await api.post("/auth/second-factor/app", { currentPassword }, headers)
  assert.equal(begun.status, 200, begun.text)
  const { secret } = begun.body.data
  const { status, text, body } = await api.post("/auth/second-factor/app/confirm", { code: appCodeOf(secret) }, headers)
  assert.equal(status, 200, text)
  return { secret, recoveryCodes: body.data.recoveryCodes }
}

/** Sends the right password of an account with a second factor, or that needs one. */
export async function ticketFor(api: TestApi, email: string, password = STAFF_PASSWORD): Promise<string> {
  const { status, text, body } = await api.post("/auth/login", { email, password })
  assert.equal(status, 403, text)
  return body.ticket
}
