import * as z from "zod"
import { done, group, one } from "#server/openapi/describe.server.ts"
import { id, shapeOf } from "#server/openapi/shapes.server.ts"
import type { SignedIn, User } from "./account.ts"

const fields = {
  _id: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(["customer", "staff", "admin"]),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable().describe("Replaces `email` once it is confirmed"),
}
export const user = shapeOf<User>()(z.strictObject(fields).meta({ id: "User" }))
const token = z.string().describe("Sent as `Authorization: Bearer …` from now on")
const signedIn = shapeOf<SignedIn>()(z.strictObject({ ...fields, token }).meta({ id: "SignedIn" }))

const lan = { name: "Nguyễn Thị Lan", email: "lan@thu.example", phone: "0987 654 321" }
const password = "a password of hers"

/** What the API says of accounts. */
export const accountDescriptions = group("Accounts", {
  "POST /auth/register": {
    summary: "Make an account and sign in to it",
    more: "Answers alike whether or not the address has an account; a mailed link confirms whose it is.",
    answer: one(signedIn),
    status: 201,
    idempotent: true,
    errors: ["TOO_MANY_REQUESTS"],
    example: { ...lan, password },
  },
  "POST /auth/login": {
    summary: "Sign in",
    more: "For 12 hours, with `remember` for 30 days.",
    answer: one(signedIn),
    errors: ["INVALID_CREDENTIALS", "TOO_MANY_REQUESTS"],
    example: { email: lan.email, password, remember: true },
  },
  "POST /auth/logout": { summary: "Sign out", more: "Ends the token that is sent, if any.", answer: done },
  "POST /auth/forgot-password": {
    summary: "Ask for a link to choose a new password",
    more: "Answers alike whether or not the address has an account.",
    answer: done,
    errors: ["TOO_MANY_REQUESTS"],
    example: { email: lan.email },
  },
  "POST /auth/reset-password": {
    summary: "Choose a new password by a mailed link",
    answer: done,
    errors: ["EMAIL_TAKEN", "TOO_MANY_REQUESTS"],
  },
  "GET /auth/profile": { summary: "Who is signed in", answer: one(user) },
  "PUT /auth/profile": {
    summary: "Change name, address or phone",
    more: "Another address takes effect when the link mailed to it is opened.",
    answer: one(user),
    errors: ["TOO_MANY_REQUESTS"],
    example: lan,
  },
  "PUT /auth/change-password": {
    summary: "Choose another password",
    more: "Signs out everywhere else; the token that is answered replaces the one that was sent.",
    answer: one(signedIn),
    errors: ["TOO_MANY_REQUESTS"],
  },
  "POST /auth/verify-email": {
    summary: "Confirm an address by a mailed link",
    answer: one(user),
    errors: ["EMAIL_TAKEN"],
  },
  "POST /auth/resend-verification": {
    summary: "Mail the link that confirms an address again",
    answer: done,
    errors: ["TOO_MANY_REQUESTS"],
  },
})
