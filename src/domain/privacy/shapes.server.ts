import * as z from "zod"
import type { PersonalData } from "#server/database/personal-data.server.ts"
import { natural } from "#server/openapi/shapes.server.ts"

/** The data of a person in each slice, by name. */
export function exportOf({ exports }: Required<PersonalData>) {
  const shapes = Object.entries(exports).map(([name, { shape }]) => [name, shape] as const)
  const email = z.string().describe("Empty for guests who have none")
  return z.strictObject({ email, ...Object.fromEntries(shapes) }).meta({ id: "PersonalData" })
}

/** Numbers of erased rows. Bookings keep what the company's books need. */
export function erasedOf({ withBookings, withContact }: Required<PersonalData>) {
  const names = Object.keys({ ...withBookings, ...withContact })
  return z.strictObject(Object.fromEntries(names.map((name) => [name, natural])))
}
