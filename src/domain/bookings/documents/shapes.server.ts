import * as z from "zod"
import { booking, documents } from "#domain/bookings/shapes.server.ts"
import { localized } from "#server/openapi/shapes.server.ts"

export const documentLinks = documents
  .extend({
    vietQr: z.string().nullable().describe("The VietQR code of what is due"),
    vietQrAll: z.string().nullable().describe("The one of everything that is open, if that is more"),
  })
  .describe("Where its files open, as far as it has them")

export const verification = booking
  .pick({ reference: true, status: true, productType: true, travelDate: true, startTime: true })
  .extend({ product: localized, calledOff: z.boolean() })
