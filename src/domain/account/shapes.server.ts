import * as z from "zod"
import { ROLES } from "#lib/roles.ts"
import { id } from "#server/openapi/shapes.server.ts"

const fields = {
  _id: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(ROLES),
  /** True once a link mailed to `email` was opened. Guest bookings with that address then belong to the account. */
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable().describe("Replaces `email` once it is confirmed"),
}
export const user = z.strictObject(fields).meta({ id: "User" })
const token = z.string().describe("Send it as `Authorization: Bearer …`")
export const signedIn = z.strictObject({ ...fields, token }).meta({ id: "SignedIn" })
