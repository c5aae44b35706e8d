import * as z from "zod/mini"
import { booleanField, entrySchemas, localizedLine, wholeNumber } from "#domain/catalogue/content-fields.ts"
import { calendarDate } from "#lib/fields.ts"

const day = calendarDate("dateInvalid")

const schemas = entrySchemas(
  { name: localizedLine(120), from: day, to: day },
  { surchargePercent: wholeNumber(0, 300), noRefund: booleanField, noChange: booleanField },
)
export const holidayEntry = schemas.entry.check(
  z.refine(({ from, to }) => from <= to, { error: "orderInvalid", path: ["to"] }),
)
export type HolidayEntry = z.infer<typeof schemas.entry>
export const holidayCreation = schemas.creation
export type HolidayCreation = z.infer<typeof schemas.creation>
export const holidayChange = schemas.change
