import * as z from "zod"
import { OPENING_STEPS } from "./opening.ts"

export const opening = z
  .strictObject({
    isOpen: z.boolean().describe("Whether visitors see the site"),
    steps: z.array(z.strictObject({ name: z.enum(OPENING_STEPS), isDone: z.boolean() })),
  })
  .meta({ id: "Opening" })
