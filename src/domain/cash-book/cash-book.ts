import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type CashBook = z.infer<typeof shapes.cashBook>
export type BookedPayment = CashBook["payments"][number]
export type TillState = CashBook["till"][number]
export type TillEntry = CashBook["entries"][number]
export type HandOver = CashBook["handOvers"][number]
export type Group = CashBook["byMethod"][number]
export type Collected = z.infer<typeof shapes.collected>
export type PaymentChoices = z.infer<typeof shapes.paymentChoices>

/** What staff enter in the till: taken to the bank, put in, paid out, and a count, which moves nothing. */
export const TILL_KINDS = ["bank", "in", "out", "count"] as const
export type TillKind = (typeof TILL_KINDS)[number]

/** A longer period is refused. */
export const MAX_PERIOD_DAYS = 366
/** A hand-over, and an entry in the till, can be taken back for this many hours. */
export const UNDO_HOURS = 24
