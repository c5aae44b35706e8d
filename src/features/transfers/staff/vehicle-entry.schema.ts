import * as z from "zod/mini"
import { knownVersion, localizedLine, wholeNumber } from "#features/catalogue/content-fields.ts"
import { fieldsError } from "#lib/fields.ts"

const object = { error: fieldsError("fieldRequired") }

const code = z.string("codeInvalid").check(z.regex(/^[a-z0-9-]{1,40}$/, "codeInvalid"))
const fields = {
  name: localizedLine(80),
  seats: wholeNumber(1, 60),
  /** Capacity with a large bag each, and with hand luggage only. */
  people: z.strictObject({ withBags: wholeNumber(0, 60), withoutBags: wholeNumber(1, 60) }, object),
}

const fits = z.refine<{ seats: number; people: { withBags: number; withoutBags: number } }>(
  ({ seats, people }) => people.withBags <= people.withoutBags && people.withoutBags <= seats,
  { error: "peopleTooMany", path: ["people"] },
)

export const vehicleEntry = z.strictObject(fields, object).check(fits)
export type VehicleEntry = z.infer<typeof vehicleEntry>
export const vehicleCreation = z.strictObject({ code, ...fields }, object).check(fits)
export const vehicleChange = z.strictObject({ ...z.partial(z.object(fields)).shape, version: knownVersion }, object)
