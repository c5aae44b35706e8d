import * as z from "zod"
import { user } from "#features/account/shapes.server.ts"
import { instant, shapeOf } from "#server/openapi/shapes.server.ts"
import type { StaffUser } from "./users.server.ts"

export const staffUser = shapeOf<StaffUser>()(
  user.extend({ isDisabled: z.boolean(), createdAt: instant }).meta({ id: "StaffUser" }),
)
