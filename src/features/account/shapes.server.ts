import * as z from "zod"
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
const token = z.string().describe("Send it as `Authorization: Bearer …`")
export const signedIn = shapeOf<SignedIn>()(z.strictObject({ ...fields, token }).meta({ id: "SignedIn" }))
