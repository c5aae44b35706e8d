import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type ProductType = z.infer<typeof shapes.productType>
export type Party = z.infer<typeof shapes.party>
export type QuoteLine = z.infer<typeof shapes.line>
export type LineCode = QuoteLine["code"]
export type Quoted = z.infer<typeof shapes.quote>
export type QuotedVehicle = Quoted["vehicles"][number]
/** A price and its lines. */
export type Quote = z.infer<typeof shapes.price>
