import * as z from "zod"
import { booking } from "#domain/bookings/shapes.server.ts"
import { localized } from "#server/openapi/shapes.server.ts"

export const verification = booking
  .pick({ reference: true, status: true, productType: true, travelDate: true, startTime: true })
  .extend({ product: localized, calledOff: z.boolean() })
