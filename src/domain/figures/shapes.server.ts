import * as z from "zod"
import { BOOKING_CHANNELS, CANCELLATION_CAUSES } from "#domain/bookings/booking.ts"
import { ENTRY_CHANNELS } from "#domain/enquiries/enquiry.ts"
import { calendarDate, id, instant, language, localized, natural } from "#server/openapi/shapes.server.ts"
import { CALENDARS } from "./figures.schema.ts"

const dong = z.int().describe("Whole đồng")

export const measures = z
  .strictObject({
    bookings: natural.describe("All, cancelled ones too"),
    cancelled: natural,
    travelers: natural.describe("Of bookings that are not cancelled"),
    value: dong.describe("What was agreed, and the fees of cancelled bookings"),
    received: dong.describe("Paid in the period, whenever it was booked"),
    open: dong.describe("What guests owe now"),
    refunded: dong.describe("Given back in the period"),
  })
  .meta({ id: "FigureMeasures" })

const compared = { now: measures, before: measures }
const rowOf = <Key extends z.ZodType>(key: Key) => z.strictObject({ key, ...compared })

const period = z.strictObject({ from: calendarDate, to: calendarDate })

const answers = z.strictObject({
  within1h: natural,
  within4h: natural,
  within12h: natural,
  within24h: natural,
  later: natural,
  atOnce: natural.describe("Confirmed by the site"),
  lapsed: natural.describe("Never answered"),
  withdrawn: natural.describe("Cancelled by the guest before an answer"),
  waiting: natural,
  medianMinutes: natural.nullable(),
})

const counting = z.strictObject({ state: z.literal("counting") })

const counted = z.strictObject({
  state: z.literal("counted"),
  asOf: instant,
  by: z.enum(CALENDARS),
  period,
  before: period,
  unit: z.enum(["day", "month"]),
  totals: z.strictObject(compared),
  times: z.array(rowOf(calendarDate)),
  products: z.array(rowOf(z.union([id, z.literal("others")])).extend({ name: localized.nullable() })),
  kinds: z.array(rowOf(z.enum(["tour", "transfer", "product"]))),
  channels: z.array(rowOf(z.enum(BOOKING_CHANNELS))),
  languages: z.array(rowOf(language)),
  countries: z.array(rowOf(z.string().nullable()).describe("Dial codes of the phone numbers")),
  causes: z.array(rowOf(z.enum([...CANCELLATION_CAUSES, "unsaid"]))),
  leads: z.array(rowOf(natural).describe("The least days from the request to the trip")),
  answers: z.strictObject({ now: answers, before: answers }),
  enquiries: z.array(
    z.strictObject({
      key: z.enum(ENTRY_CHANNELS),
      now: z.strictObject({ enquiries: natural, booked: natural }),
      before: z.strictObject({ enquiries: natural, booked: natural }),
    }),
  ),
  tours: z.array(
    z.strictObject({
      tourId: id,
      name: localized,
      departures: natural,
      capacity: natural,
      sold: natural,
      overbooked: natural,
    }),
  ),
  departures: z
    .array(
      z.strictObject({
        _id: id,
        tourId: id,
        name: localized,
        date: calendarDate,
        startTime: z.string(),
        capacity: natural,
        sold: natural,
      }),
    )
    .describe("The fullest ones"),
})

export const figures = z.discriminatedUnion("state", [counting, counted]).meta({ id: "Figures" })
