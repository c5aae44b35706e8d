import * as z from "zod/mini"
import { knownVersion, listOf, localizedLine, wholeNumber } from "#domain/catalogue/content-fields.ts"
import type { VehicleLoad } from "#domain/transfers/transfer.ts"
import { fieldsError } from "#lib/fields.ts"

const object = { error: fieldsError("fieldRequired") }

const code = z.string("codeInvalid").check(z.regex(/^[a-z0-9-]{1,40}$/, "codeInvalid"))
/** The API returns these fields, too. */
export const loadFields = { people: wholeNumber(1, 60), largeBags: wholeNumber(0, 60) }
const fields = {
  name: localizedLine(80),
  seats: wholeNumber(1, 60),
  loads: listOf(z.strictObject(loadFields, object), 6).check(
    z.minLength(1, "loadsRequired"),
    z.refine(isTradeOff, "loadsInvalid"),
  ),
}

/** A load with fewer people than the one before is worth saying only if it takes more bags. */
function isTradeOff(loads: VehicleLoad[]): boolean {
  return loads.every(({ people, largeBags }, nth) => {
    const before = loads[nth - 1]
    return !before || (people < before.people && largeBags > before.largeBags)
  })
}

const fits = z.refine<{ seats: number; loads: VehicleLoad[] }>(
  ({ seats, loads }) => loads.every(({ people }) => people <= seats),
  { error: "peopleTooMany", path: ["loads"] },
)

export const vehicleEntry = z.strictObject(fields, object).check(fits)
export type VehicleEntry = z.infer<typeof vehicleEntry>
export const vehicleCreation = z.strictObject({ code, ...fields }, object).check(fits)
export const vehicleChange = z.strictObject({ ...z.partial(z.object(fields)).shape, version: knownVersion }, object)
