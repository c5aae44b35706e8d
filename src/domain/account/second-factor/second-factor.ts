import * as z from "zod/mini"
import { credentials } from "#domain/account/account.ts"
import { fieldsError, longest, oneLine, required } from "#lib/fields.ts"
import type * as shapes from "./shapes.server.ts"

export type SecondFactor = z.infer<typeof shapes.secondFactor>
export type AppSetup = z.infer<typeof shapes.appSetup>
export type SetUp = z.infer<typeof shapes.setUp>
export type SignedInWithCodes = z.infer<typeof shapes.signedInWithCodes>
export type AccountFactors = z.infer<typeof shapes.accountFactors>

/** How the second step of a sign-in can be taken. */
export const METHODS = ["app", "passkey", "recovery-code"] as const
export type Method = (typeof METHODS)[number]

export const MAX_PASSKEYS = 10
const MAX_PASSKEY_NAME = 60

const fields = { error: fieldsError("requestInvalid") }

const ticket = z.string("ticketGone").check(required("ticketGone"), longest(300, "ticketGone"))

/** A code of the app, or a recovery code, with or without blanks and dashes. */
const code = z.string("codeRequired").check(required("codeRequired"), longest(60, "codeWrong"))

const base64 = (max: number) =>
  z.string("passkeyRefused").check(longest(max, "passkeyRefused"), z.regex(/^[\w-]+$/, "passkeyRefused"))

/** What browsers answer has further fields, which nobody needs. */
const answered = { error: "passkeyRefused" }
const publicKey = { id: base64(1_400), rawId: base64(1_400), type: z.literal("public-key", "passkeyRefused") }
const clientDataJSON = base64(4_000)
const transport = z.string("passkeyRefused").check(longest(20, "passkeyRefused"))

/** What `navigator.credentials.create` answers, as JSON. */
export const newPasskey = z.object(
  {
    ...publicKey,
    response: z.object(
      {
        clientDataJSON,
        attestationObject: base64(20_000),
        transports: z.optional(z.array(transport, "passkeyRefused").check(z.maxLength(10, "passkeyRefused"))),
      },
      answered,
    ),
  },
  answered,
)
export type NewPasskey = z.infer<typeof newPasskey>

/** What `navigator.credentials.get` answers, as JSON. */
export const usedPasskey = z.object(
  {
    ...publicKey,
    response: z.object(
      {
        clientDataJSON,
        authenticatorData: base64(4_000),
        signature: base64(10_000),
      },
      answered,
    ),
  },
  answered,
)
export type UsedPasskey = z.infer<typeof usedPasskey>

const passkeyName = oneLine(MAX_PASSKEY_NAME, "passkeyNameRequired").check(required("passkeyNameRequired"))

export const withTicket = z.strictObject({ ticket }, fields)

/** The second step of a sign-in: a code, or a passkey. */
export const secondStep = z
  .strictObject({ ticket, code: z.optional(code), passkey: z.optional(usedPasskey) }, fields)
  .check(
    z.refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), {
      error: "codeRequired",
      path: ["code"],
    }),
  )
export type SecondStep = z.infer<typeof secondStep>

export const passkeySignIn = z.strictObject({ passkey: usedPasskey }, fields)

export const setUpApp = z.strictObject({ ticket, code }, fields)
export const setUpPasskey = z.strictObject({ ticket, name: passkeyName, passkey: newPasskey }, fields)

/** Changes of the own factors need the password again: a browser that was left open is not enough. */
export const withPassword = z.strictObject({ currentPassword: z.optional(credentials.shape.password) }, fields)
export const appCode = z.strictObject({ code }, fields)
export const addedPasskey = z.strictObject({ name: passkeyName, passkey: newPasskey }, fields)

export const factorReset = z.strictObject({ userId: z.uuid("requestInvalid") }, fields)
