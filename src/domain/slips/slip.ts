import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type Slip = z.infer<typeof shapes.slip>
export type SlipsOfBooking = z.infer<typeof shapes.slipsOfBooking>
export type StaffSlip = z.infer<typeof shapes.staffSlip>

/** `new` until staff have checked it. */
export const SLIP_STATUSES = ["new", "seen", "dismissed"] as const
export type SlipStatus = (typeof SLIP_STATUSES)[number]

/** Of a booking: how many may wait to be checked, and how many there may be in all. */
export const MAX_NEW_SLIPS = 3
export const MAX_SLIPS = 12
