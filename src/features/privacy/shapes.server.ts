import * as z from "zod"
import { staffUser } from "#features/account/staff/shapes.server.ts"
import { PAYMENT_KINDS, PAYMENT_METHODS } from "#features/bookings/booking.ts"
import { staffBooking } from "#features/bookings/shapes.server.ts"
import { CHANNELS } from "#features/contact-log/contact-log.ts"
import { consultation } from "#features/enquiries/consultation/shapes.server.ts"
import { calendarDate, currency, instant, natural } from "#server/openapi/shapes.server.ts"

const text = z.string()
const ownData = z.strictObject({
  email: text.describe("Empty for guests who have none"),
  account: staffUser.nullable(),
  bookings: z.array(staffBooking),
  payments: z.array(
    z.strictObject({
      booking: text.describe("The booking's reference"),
      kind: z.enum(PAYMENT_KINDS),
      amount: z.number().describe("In major units of the currency"),
      currency,
      method: z.enum(PAYMENT_METHODS),
      paidOn: calendarDate,
      note: text,
      createdAt: instant,
    }),
  ),
  consultations: z.array(consultation),
  messages: z.array(
    z.strictObject({ subject: text, message: text, name: text, phone: text, note: text, createdAt: instant }),
  ),
  answers: z.array(z.strictObject({ subject: text, text, createdAt: instant })).describe("What staff answered by mail"),
  contacts: z
    .array(z.strictObject({ channel: z.enum(CHANNELS), text, createdAt: instant }))
    .describe("Calls and messages that staff noted"),
  reviews: z.array(z.strictObject({ rating: z.int(), text, name: text, country: text.nullable(), createdAt: instant })),
})
export type PersonalData = z.infer<typeof ownData> & Record<string, unknown>

/** With the shapes of what slices store by email address, by name. */
export const personalOf = (byAddress: Record<string, z.ZodType>) =>
  ownData.extend(byAddress).meta({ id: "PersonalData" })

/** Numbers of erased rows. Bookings keep what the company's books need. */
const ownErased = z.strictObject({
  accounts: natural,
  bookings: natural,
  consultations: natural,
  messages: natural,
  reviews: natural,
})
export type Erased = z.infer<typeof ownErased> & Record<string, number>

export const erasedOf = (names: string[]) => ownErased.extend(Object.fromEntries(names.map((name) => [name, natural])))
