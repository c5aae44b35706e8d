import * as z from "zod"
import { user } from "#domain/account/shapes.server.ts"
import { instant, natural } from "#server/openapi/shapes.server.ts"

export const staffUser = user.extend({ isDisabled: z.boolean(), createdAt: instant }).meta({ id: "StaffUser" })

/** Numbers by what they count, such as `sessions` or `enquiries`. */
export const leftBehind = z.record(z.string(), natural)
export const left = z.strictObject({ user: staffUser, ended: leftBehind })
