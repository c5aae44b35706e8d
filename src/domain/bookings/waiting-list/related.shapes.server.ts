import * as z from "zod"
import { natural } from "#server/openapi/shapes.server.ts"

export const related = z
  .strictObject({ mailbox: natural, network: natural })
  .describe("Other unanswered bookings and parties that wait, from the same mailbox and from the same network")
