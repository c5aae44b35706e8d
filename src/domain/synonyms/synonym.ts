import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type Synonym = z.infer<typeof shapes.synonym>
