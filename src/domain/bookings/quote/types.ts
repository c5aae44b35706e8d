import type * as z from "zod"
import type * as paymentShapes from "./payment-shapes.server.ts"
import type * as shapes from "./shapes.server.ts"

export type ProductType = z.infer<typeof shapes.productType>
export type Party = z.infer<typeof shapes.party>
export type QuoteLine = z.infer<typeof shapes.line>
export type LineCode = QuoteLine["code"]
export type Quoted = z.infer<typeof shapes.quote>
export type QuotedVehicle = Quoted["vehicles"][number]
export type Payments = z.infer<typeof paymentShapes.payments>
export type PaymentStep = Payments["steps"][number]
/** A price and its lines. */
export type Quote = z.infer<typeof shapes.price>
