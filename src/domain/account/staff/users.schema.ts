import * as z from "zod/mini"
import { profile, registration } from "#domain/account/account.ts"
import { fieldsError } from "#lib/fields.ts"
import { ROLES } from "#lib/roles.ts"

const fields = { error: fieldsError("requestInvalid") }

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

export const userChange = z.strictObject(
  { role: z.optional(z.enum(ROLES, "roleInvalid")), isDisabled: z.optional(z.boolean("requestInvalid")) },
  fields,
)
export type UserChange = z.infer<typeof userChange>
