import * as z from "zod/mini"
import { countryCode, emailAddress, fieldsError, longest, oneLine, phoneNumber, required } from "#lib/fields.ts"
import type * as shapes from "./shapes.server.ts"

/** Spec §9. Staff need longer passwords (security.md). */
export const PASSWORD_MIN = { customer: 6, staff: 12 } as const
const NAME_MIN = 2
const MAX_PASSWORD = 200

export type User = z.infer<typeof shapes.user>
export type SignedIn = z.infer<typeof shapes.signedIn>

export type SignedInAnswer = { success: true; data: SignedIn }
export type UserAnswer = { success: true; data: User }

const name = oneLine(100, "nameRequired").check(required("nameRequired"), z.minLength(NAME_MIN, "nameTooShort"))

const email = emailAddress("emailRequired")

/** Has as many digits as the numbers of any country, with their code or without. */
const isWritten = (typed: string) => /^[\d\s+().-]*$/.test(typed) && /^\d{7,17}$/.test(typed.replace(/\D/g, ""))

const phone = phoneNumber("phoneRequired").check(required("phoneRequired"), z.refine(isWritten, "phoneInvalid"))

type Phone = { phone?: unknown; countryCode?: unknown }

/** Checks that compare fields run although another field is wrong. */
const hasFields = ({ value }: { value: unknown }) => typeof value === "object" && value !== null

/** Ten digits, ignoring spaces, or a number whose country is known by its beginning or by `countryCode`. */
const isPhone = z.refine<Phone>(
  ({ phone, countryCode = "VN" }) =>
    typeof phone !== "string" ||
    !isWritten(phone) ||
    /^\d{10}$/.test(phone.replace(/\s/g, "")) ||
    /^(\+|00)/.test(phone) ||
    countryCode !== "VN",
  { error: "phoneInvalid", when: hasFields, path: ["phone"] },
)

const presentPassword = (missing: string) => z.string(missing).check(required(missing), longest(MAX_PASSWORD))

const newPassword = (missing: string) =>
  presentPassword(missing).check(z.minLength(PASSWORD_MIN.customer, "passwordTooShort"))

const confirmation = z.string("confirmationRequired").check(required("confirmationRequired"))

const secret = z.string("linkInvalid").check(required("linkInvalid"), longest(100, "linkInvalid"))

const fields = { error: fieldsError("requestInvalid") }

export const profile = z
  .strictObject(
    {
      name,
      email,
      phone,
      countryCode: z.optional(countryCode),
      currentPassword: z.optional(presentPassword("currentPasswordRequired")),
    },
    fields,
  )
  .check(isPhone)
export type ProfileChange = z.infer<typeof profile>

export const registration = z
  .strictObject(
    { name, email, phone, countryCode: z.optional(countryCode), password: newPassword("passwordRequired") },
    fields,
  )
  .check(isPhone)
export type Registration = z.infer<typeof registration>

/** Fields of the register screen. The confirmation is not sent (spec §3). */
export const registrationForm = z
  .strictObject({ ...registration.shape, confirmPassword: confirmation }, fields)
  .check(isPhone, confirms("password"))

/** Body of `POST /auth/login`. `remember` extends the session from 12 hours to 30 days. */
export const credentials = z.strictObject(
  { email, password: presentPassword("passwordRequired"), remember: z.optional(z.boolean("requestInvalid")) },
  fields,
)
export type Credentials = z.infer<typeof credentials>

export const passwordChange = z.strictObject(
  { currentPassword: presentPassword("currentPasswordRequired"), newPassword: newPassword("newPasswordRequired") },
  fields,
)
export type PasswordChange = z.infer<typeof passwordChange>

export const passwordChangeForm = z
  .strictObject({ ...passwordChange.shape, confirmPassword: confirmation }, fields)
  .check(confirms("newPassword"))

export const forgottenPassword = z.strictObject({ email }, fields)

export const passwordReset = z.strictObject({ token: secret, password: newPassword("newPasswordRequired") }, fields)
export type PasswordReset = z.infer<typeof passwordReset>

export const passwordResetForm = z
  .strictObject({ password: passwordReset.shape.password, confirmPassword: confirmation }, fields)
  .check(confirms("password"))

export const verification = z.strictObject({ token: secret }, fields)

function confirms<Name extends "password" | "newPassword">(name: Name) {
  return z.refine<Record<Name | "confirmPassword", string>>((form) => form.confirmPassword === form[name], {
    error: "passwordsDiffer",
    when: hasFields,
    path: ["confirmPassword"],
  })
}
