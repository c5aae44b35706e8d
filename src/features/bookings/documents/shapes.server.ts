import * as z from "zod"
import { booking } from "#features/bookings/shapes.server.ts"
import { localized, shapeOf } from "#server/openapi/shapes.server.ts"
import type { Verification } from "./document.ts"

export const verification = shapeOf<Verification>()(
  booking
    .pick({ reference: true, status: true, productType: true, travelDate: true, startTime: true })
    .extend({ product: localized, calledOff: z.boolean() }),
)
