import * as z from "zod"
import { instant, language, shapeOf } from "#server/openapi/shapes.server.ts"
import type { ConfirmationAnswer, Subscriber, UnsubscribingAnswer } from "./newsletter.ts"

const email = z.string()
export const subscriber = shapeOf<Subscriber>()(
  z.strictObject({ email, language, confirmedAt: instant }).meta({ id: "Subscriber" }),
)
export const confirmation = shapeOf<ConfirmationAnswer["data"]>()(
  z.strictObject({ email, language, open: z.boolean().describe("Whether the link can still be used") }),
)
export const unsubscribing = shapeOf<UnsubscribingAnswer["data"]>()(z.strictObject({ email, subscribed: z.boolean() }))
