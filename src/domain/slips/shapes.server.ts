import * as z from "zod"
import { currency, id, instant, natural } from "#server/openapi/shapes.server.ts"
import { SLIP_STATUSES } from "./slip.ts"

const status = z.enum(SLIP_STATUSES)

export const slip = z
  .strictObject({
    _id: id,
    url: z.string().describe("Opens the picture without a token, for one to two hours"),
    width: natural,
    height: natural,
    status,
    sentAt: instant,
  })
  .meta({ id: "Slip" })

export const slipsOfBooking = z.strictObject({
  slips: z.array(slip),
  room: natural.describe("How many more may be sent now"),
})

export const staffSlip = slip
  .extend({
    booking: z.strictObject({
      _id: id,
      reference: z.string(),
      guest: z.string(),
      balance: z.number().describe("What the guest still owes, in the booking's currency"),
      balanceOther: z.number(),
      isOtherExact: z.boolean(),
      currency,
      vndPerUsd: z.number(),
    }),
  })
  .meta({ id: "StaffSlip" })

const file = z.string().meta({ format: "binary", description: "JPEG, PNG, WebP or AVIF" })
export const form = z.strictObject({ image: file })
