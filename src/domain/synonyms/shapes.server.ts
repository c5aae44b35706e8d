import * as z from "zod"
import { id, version } from "#server/openapi/shapes.server.ts"

/** Words and names that searches take for the same. */
export const synonym = z.strictObject({ _id: id, words: z.array(z.string()), version }).meta({ id: "Synonym" })
