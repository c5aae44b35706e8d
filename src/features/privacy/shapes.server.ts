import * as z from "zod"
import { staffUser } from "#features/account/staff/shapes.server.ts"
import { booking } from "#features/bookings/shapes.server.ts"
import { consultation } from "#features/consultations/shapes.server.ts"
import { instant, language, natural, shapeOf } from "#server/openapi/shapes.server.ts"
import type { Erased, PersonalData } from "./person.server.ts"

const text = z.string()
export const personal = shapeOf<PersonalData>()(
  z
    .strictObject({
      email: text,
      account: staffUser.nullable(),
      bookings: z.array(booking),
      consultations: z.array(consultation),
      messages: z.array(
        z.strictObject({ subject: text, message: text, name: text, phone: text, note: text, createdAt: instant }),
      ),
      answers: z
        .array(z.strictObject({ subject: text, text, createdAt: instant }))
        .describe("What staff answered by mail"),
      reviews: z.array(
        z.strictObject({ rating: z.int(), text, name: text, country: text.nullable(), createdAt: instant }),
      ),
      newsletter: z.strictObject({ language, confirmedAt: instant }).nullable(),
    })
    .meta({ id: "PersonalData" }),
)
export const erased = shapeOf<Erased>()(
  z.strictObject({
    accounts: natural,
    bookings: natural,
    consultations: natural,
    messages: natural,
    reviews: natural,
    newsletter: natural,
  }),
)
