import * as z from "zod/mini"
import { entrySchemas } from "#domain/catalogue/content-fields.ts"
import { calendarDate } from "#lib/fields.ts"
import { VAT_KINDS, VAT_RATES } from "./vat.ts"

const day = calendarDate("dateInvalid")

const schemas = entrySchemas(
  { rate: z.enum(VAT_RATES, "rateUnknown"), validFrom: day },
  {
    kind: z.nullable(z.enum(VAT_KINDS, "kindUnknown")),
    productId: z.nullable(z.uuid("kindUnknown")),
    validTo: z.nullable(day),
  },
)
export const vatRateEntry = schemas.entry.check(
  z.refine(({ validFrom, validTo }) => !validTo || validFrom <= validTo, { error: "periodInvalid", path: ["validTo"] }),
)
export type VatRateEntry = z.infer<typeof schemas.entry>
export const vatRateCreation = schemas.creation
export const vatRateChange = schemas.change
