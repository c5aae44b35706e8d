import * as z from "zod/mini"
import { profile, registration } from "#features/account/account.ts"
import { fieldsError } from "#lib/fields.ts"

const fields = { error: fieldsError("requestInvalid") }
const ROLES = ["customer", "staff", "admin"] as const

/** Body of `POST /users`. Without a password the mailed link lets its reader choose one. */
export const userCreation = z.strictObject(
  {
    name: profile.shape.name,
    email: profile.shape.email,
    role: z.enum(["staff", "admin"], "roleInvalid"),
    password: z.optional(registration.shape.password),
  },
  fields,
)
export type UserCreation = z.infer<typeof userCreation>

/** Body of `PUT /users/{id}`. */
export const userChange = z.strictObject(
  { role: z.optional(z.enum(ROLES, "roleInvalid")), isDisabled: z.optional(z.boolean("requestInvalid")) },
  fields,
)
export type UserChange = z.infer<typeof userChange>
