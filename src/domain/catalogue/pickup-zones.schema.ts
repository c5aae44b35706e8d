import * as z from "zod/mini"
import { fieldsError } from "#lib/fields.ts"
import { haveOwnCodes, listOf, localizedLine, localizedText, slugUpTo } from "./content-fields.ts"
import { amount } from "./prices.ts"

/** The API returns these fields, too. */
export const pickupZoneFields = {
  code: slugUpTo(40, "zoneInvalid"),
  name: localizedLine(120),
  hotelPickup: z.boolean("truthInvalid"),
  meetingPoint: z.nullable(localizedText(1000)),
  minutesBefore: z.int("numberInvalid").check(z.gte(0, "numberInvalid"), z.lte(600, "numberInvalid")),
  surcharge: amount,
}

/** Pick-up zones with unique codes. A zone without hotel pick-up needs a meeting point. */
export const pickupZones = listOf(
  z
    .strictObject(pickupZoneFields, { error: fieldsError("zoneInvalid") })
    .check(z.refine(({ hotelPickup, meetingPoint }) => hotelPickup || meetingPoint !== null, "zoneInvalid")),
  20,
).check(z.refine(haveOwnCodes, "zoneInvalid"))
