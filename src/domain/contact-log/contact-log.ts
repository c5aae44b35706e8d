import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

/** The channels between staff and guests. */
export const CHANNELS = ["call", "zalo", "whatsapp", "facebook", "email", "visit"] as const
export type Channel = (typeof CHANNELS)[number]

/** A call or message that staff noted. */
export type Contact = z.infer<typeof shapes.contact>
/** A reminder that is due, with whom it is about. */
export type Reminder = z.infer<typeof shapes.reminder>
