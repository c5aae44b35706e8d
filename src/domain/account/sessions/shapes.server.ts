import * as z from "zod"
import { id, instant, natural } from "#server/openapi/shapes.server.ts"

export const openSession = z
  .strictObject({
    _id: id,
    browser: z.string().nullable(),
    system: z.string().nullable(),
    network: z.string().nullable().describe("Shortened: 24 bits of IPv4, 48 of IPv6"),
    isProven: z.boolean().describe("Whether a second factor was used"),
    isThis: z.boolean().describe("Whether it is the session that asks"),
    createdAt: instant,
    usedAt: instant.describe("At most five minutes behind"),
  })
  .meta({ id: "OpenSession" })

export const ended = z.strictObject({ ended: natural })
