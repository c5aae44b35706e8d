import * as z from "zod"
import { signedIn } from "#domain/account/shapes.server.ts"
import { id, instant, natural } from "#server/openapi/shapes.server.ts"

const codes = z
  .array(z.string())
  .nullable()
  .describe("Ten codes that work once each, shown only now. Null if the account had some already")

export const secondFactor = z
  .strictObject({
    app: z.strictObject({ confirmedAt: instant }).nullable().describe("The authenticator app"),
    passkeys: z.array(z.strictObject({ _id: id, name: z.string(), createdAt: instant, usedAt: instant.nullable() })),
    recoveryCodesLeft: natural,
    isRequired: z.boolean().describe("Whether the role needs one"),
  })
  .meta({ id: "SecondFactor" })

export const appSetup = z
  .strictObject({
    secret: z.string().describe("Base32, to be typed into an app"),
    uri: z.string().describe("`otpauth:`, what the QR code says"),
    qrCode: z.string().describe("A PNG as a `data:` address"),
  })
  .meta({ id: "AppSetup" })

export const setUp = z.strictObject({ ...secondFactor.shape, recoveryCodes: codes }).meta({ id: "SecondFactorSetUp" })
export const signedInWithCodes = z
  .strictObject({ ...signedIn.shape, recoveryCodes: codes })
  .meta({ id: "SignedInWithCodes" })

/** Of WebAuthn Level 3, for `navigator.credentials`. */
export const passkeyOptions = z
  .record(z.string(), z.unknown())
  .describe("The options of WebAuthn as JSON, with a `challenge`")
  .meta({ id: "PasskeyOptions" })

export const accountFactors = z
  .strictObject({ userId: id, app: z.boolean(), passkeys: natural })
  .meta({ id: "AccountFactors" })
