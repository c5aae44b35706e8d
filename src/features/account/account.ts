import * as z from "zod/mini"
import { EMAIL_PATTERN, fieldsError, oneLine, required } from "#lib/fields.ts"

/** Spec §9; staff need more (security.md). */
export const PASSWORD_MIN = { customer: 6, staff: 12, admin: 12 } as const
const NAME_MIN = 2
const PASSWORD_MAX = 200

export type Role = "customer" | "staff" | "admin"

/** An account as it leaves the server, to its owner. */
export type User = {
  _id: string
  name: string
  /** What they sign in with. */
  email: string
  phone: string
  role: Role
  /** False until a link mailed to `email` was opened; older bookings of that address are theirs from then on. */
  emailVerified: boolean
  /** The address that replaces `email` once it is confirmed. */
  pendingEmail: string | null
}

/** What signs a browser in, and as whom. */
export type SignedIn = User & { token: string }

/** `POST /auth/register`, `POST /auth/login`, `PUT /auth/change-password`. A new token replaces the old one. */
export type SignedInAnswer = { success: true; data: SignedIn }
/** `GET /auth/profile`, `PUT /auth/profile`, `POST /auth/verify-email`. */
export type UserAnswer = { success: true; data: User }
/** What has nothing to tell: logout, forgot and reset password, resend verification. */
export type DoneAnswer = { success: true }

/** Whether an account works for the company. */
export function isStaff({ role }: Pick<User, "role">): boolean {
  return role !== "customer"
}

const name = oneLine(100, "nameRequired").check(required("nameRequired"), z.minLength(NAME_MIN, "nameTooShort"))

const email = oneLine(254, "emailRequired").check(
  required("emailRequired"),
  z.regex(EMAIL_PATTERN, "emailInvalid"),
  z.toLowerCase(),
)

/** Exactly ten digits once spaces are removed; kept as typed. */
const phone = z.string("phoneRequired").check(
  z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: "oneLine", abort: true }),
  z.trim(),
  required("phoneRequired"),
  z.refine((typed) => /^\d{10}$/.test(typed.replace(/\s/g, "")), "phoneInvalid"),
)

const presentPassword = (missing: string) =>
  z.string(missing).check(required(missing), z.maxLength(PASSWORD_MAX, "tooLong"))

const newPassword = (missing: string) =>
  presentPassword(missing).check(z.minLength(PASSWORD_MIN.customer, "passwordTooShort"))

const confirmation = z.string("confirmationRequired").check(required("confirmationRequired"))

const secret = z.string("linkInvalid").check(required("linkInvalid"), z.maxLength(100, "linkInvalid"))

const fields = { error: fieldsError("requestInvalid") }

/** Body of `PUT /auth/profile`. Only another `email` needs the password. */
export const profile = z.strictObject(
  { name, email, phone, currentPassword: z.optional(presentPassword("currentPasswordRequired")) },
  fields,
)
export type ProfileChange = z.infer<typeof profile>

/** Body of `POST /auth/register`. */
export const registration = z.strictObject({ name, email, phone, password: newPassword("passwordRequired") }, fields)
export type Registration = z.infer<typeof registration>

/** What the form of the register screen holds; the confirmation is not sent (spec §3). */
export const registrationForm = z
  .strictObject({ ...registration.shape, confirmPassword: confirmation }, fields)
  .check(confirms("password"))

/** Body of `POST /auth/login`. `remember` keeps the browser signed in for 30 days instead of 12 hours. */
export const credentials = z.strictObject(
  { email, password: presentPassword("passwordRequired"), remember: z.optional(z.boolean("requestInvalid")) },
  fields,
)
export type Credentials = z.infer<typeof credentials>

/** Body of `PUT /auth/change-password`. */
export const passwordChange = z.strictObject(
  { currentPassword: presentPassword("currentPasswordRequired"), newPassword: newPassword("newPasswordRequired") },
  fields,
)
export type PasswordChange = z.infer<typeof passwordChange>

/** What the form of the change password tab holds. */
export const passwordChangeForm = z
  .strictObject({ ...passwordChange.shape, confirmPassword: confirmation }, fields)
  .check(confirms("newPassword"))

/** Body of `POST /auth/forgot-password`. */
export const forgottenPassword = z.strictObject({ email }, fields)

/** Body of `POST /auth/reset-password`: the token of the mailed link. */
export const passwordReset = z.strictObject({ token: secret, password: newPassword("newPasswordRequired") }, fields)
export type PasswordReset = z.infer<typeof passwordReset>

/** What the form of the reset screen holds. */
export const passwordResetForm = z
  .strictObject({ password: passwordReset.shape.password, confirmPassword: confirmation }, fields)
  .check(confirms("password"))

/** Body of `POST /auth/verify-email`: the token of the mailed link. */
export const verification = z.strictObject({ token: secret }, fields)

/** Said beside whatever else is wrong with the form. */
function confirms<Name extends "password" | "newPassword">(name: Name) {
  return z.refine<Record<Name | "confirmPassword", string>>((form) => form.confirmPassword === form[name], {
    error: "passwordsDiffer",
    when: () => true,
    path: ["confirmPassword"],
  })
}
