import * as z from "zod/mini"
import { profile, registration } from "#domain/account/account.ts"
import { fieldsError } from "#lib/fields.ts"
import { ROLES, STAFF_ROLE_NAMES } from "#lib/roles.ts"

const fields = { error: fieldsError("requestInvalid") }

export const userCreation = z.strictObject(
  {
    name: profile.shape.name,
    email: profile.shape.email,
    role: z.enum(STAFF_ROLE_NAMES, "roleInvalid"),
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

/** `handOverTo` takes over the open enquiries. Without it they belong to nobody, so that anybody takes them. */
export const leaveRequest = z.strictObject({ handOverTo: z.optional(z.nullable(z.uuid("heirInvalid"))) }, fields)
