import * as z from "zod"
import { instant, language } from "#server/openapi/shapes.server.ts"

const email = z.string()
export const subscriber = z.strictObject({ email, language, confirmedAt: instant }).meta({ id: "Subscriber" })
export const confirmation = z.strictObject({
  email,
  language,
  open: z.boolean().describe("Whether the link can still be used"),
})
export const unsubscribing = z.strictObject({ email, subscribed: z.boolean() })
