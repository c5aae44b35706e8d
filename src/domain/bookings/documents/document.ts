import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type Verification = z.infer<typeof shapes.verification>
export type DocumentLinks = z.infer<typeof shapes.documentLinks>
export type VerificationAnswer = { success: true; data: Verification }
