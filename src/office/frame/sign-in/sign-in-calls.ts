import { type AuthenticationResponseJSON, startAuthentication, startRegistration } from "@simplewebauthn/browser"
import { HttpError } from "react-admin"
import type { SignedIn } from "#domain/account/account.ts"
import { type PendingSignIn, pendingOf } from "#domain/account/second-factor/pending-sign-in.ts"
import { callApi } from "#office/frame/http.ts"

/** Returns what is missing, if that is why the API has refused a sign-in. */
export const pendingIn = (error: unknown): PendingSignIn | undefined =>
  pendingOf((error as Partial<HttpError> | undefined)?.body ?? {})

/** Calls the API as somebody who isn't signed in. @throws HttpError */
export async function ask<Data>(path: string, body: object): Promise<Data> {
  return (await callApi<{ data: Data }>(path, { method: "POST", body, anonymous: true })).data
}

export const sendPassword = (email: string, password: string) => ask<SignedIn>("/auth/login", { email, password })

export const sendCode = (ticket: string, code: string) => ask<SignedIn>("/auth/second-factor", { ticket, code })

export async function sendPasskey(ticket: string): Promise<SignedIn> {
  const options = await ask<RequestOptions>("/auth/second-factor/passkey-options", { ticket })
  return ask("/auth/second-factor", { ticket, passkey: await readPasskey(options) })
}

export async function signInByPasskey(): Promise<SignedIn> {
  const options = await ask<RequestOptions>("/auth/passkey/options", {})
  return ask("/auth/passkey", { passkey: await readPasskey(options) })
}

type RequestOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"]
export type CreationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"]

function readPasskey(optionsJSON: RequestOptions): Promise<AuthenticationResponseJSON> {
  return startAuthentication({ optionsJSON }).catch(passkeyFailed)
}

/** Lets the browser make a passkey. @throws HttpError if it doesn't */
export const makePasskey = (optionsJSON: CreationOptions) => startRegistration({ optionsJSON }).catch(passkeyFailed)

/** Browsers don't tell whether somebody has cancelled, or has no passkey here. */
function passkeyFailed(): never {
  throw new HttpError("staff.signIn.passkeyFailed", 0)
}
