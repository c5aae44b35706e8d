import * as z from "zod"
import { user } from "#domain/account/shapes.server.ts"
import { instant } from "#server/openapi/shapes.server.ts"

export const staffUser = user.extend({ isDisabled: z.boolean(), createdAt: instant }).meta({ id: "StaffUser" })
