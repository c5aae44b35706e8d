import * as z from "zod"
import type { PersonalData } from "#server/database/personal-data.server.ts"
import { calendarDate, instant, localized, natural } from "#server/openapi/shapes.server.ts"

/** The data of a person in each slice, by name. */
export function exportOf({ exports }: Required<PersonalData>) {
  const shapes = Object.entries(exports).map(([name, { shape }]) => [name, shape] as const)
  const email = z.string().describe("Empty for guests who have none")
  return z.strictObject({ email, ...Object.fromEntries(shapes) }).meta({ id: "PersonalData" })
}

/** Numbers of erased rows. Bookings keep what the company's books need. */
export function erasedOf({ withBookings, withContact }: Required<PersonalData>) {
  const erasures = Object.entries({ ...withBookings, ...withContact })
  return z.strictObject(Object.fromEntries(erasures.flatMap(([name, { erase }]) => (erase ? [[name, natural]] : []))))
}

const days = natural.describe("Days after the trip or message")

export const retention = z
  .strictObject({
    guestDays: days,
    networkDays: natural.describe("Days after the request"),
    next: z
      .array(
        z.strictObject({
          name: z.string().describe("Such as `bookings`"),
          month: calendarDate.describe("The first day of the month of the trips or messages"),
          count: natural,
          from: calendarDate.describe("The first day on which some of them will be erased"),
          to: calendarDate,
        }),
      )
      .describe("What will be erased in the next three months"),
    recent: z
      .array(
        z.strictObject({
          at: instant,
          why: z.enum(["time", "request"]).describe("`time`: it was past its time. `request`: a person was erased."),
          counts: z.record(z.string(), natural),
        }),
      )
      .describe("What was erased lately, the newest first"),
  })
  .meta({ id: "Retention" })

export const record = z
  .strictObject({
    table: z.string(),
    name: localized,
    why: localized,
    days: natural.nullable().describe("How many days the settings keep it after the trip or message, if they say so"),
    kept: localized.nullable().describe("Otherwise until when it is stored"),
    networkDays: natural.nullable().describe("The days after which only its network addresses are removed"),
    data: z.array(localized).describe("What is stored about a person"),
    erased: z.enum(["deleted", "cleared"]).describe("What erasing does: with `cleared` the rest of the row stays"),
  })
  .meta({ id: "PersonalDataRecord" })
