import * as z from "zod"
import { slug } from "#server/openapi/shapes.server.ts"
import { WISH_KINDS } from "./wish.ts"

export const wish = z.strictObject({ kind: z.enum(WISH_KINDS), slug }).meta({ id: "Wish" })
