import { startAuthentication } from "@simplewebauthn/browser"
import { fetchPasskeyOptions } from "#site/account/queries.ts"

/** Lets the browser use a passkey for the second step of a sign-in. @throws ApiError, or the browser's error */
export async function readPasskey(ticket: string) {
  return startAuthentication({ optionsJSON: await fetchPasskeyOptions(ticket) })
}
