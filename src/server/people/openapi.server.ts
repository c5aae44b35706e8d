import * as z from "zod"
import { deskUser } from "#features/account/user-openapi.server.ts"
import { booking } from "#features/bookings/booking-shapes.server.ts"
import { consultation } from "#features/consultations/openapi.server.ts"
import { group, one } from "#server/openapi/describe.server.ts"
import { instant, language, natural, shapeOf } from "#server/openapi/shapes.server.ts"
import type { Erased, PersonalData } from "./person.server.ts"

const text = z.string()
const personal = shapeOf<PersonalData>()(
  z
    .strictObject({
      email: text,
      account: deskUser.nullable(),
      bookings: z.array(booking),
      consultations: z.array(consultation),
      messages: z.array(z.strictObject({ subject: text, message: text, name: text, phone: text, createdAt: instant })),
      newsletter: z.strictObject({ language, confirmedAt: instant }).nullable(),
    })
    .meta({ id: "PersonalData" }),
)
const erased = shapeOf<Erased>()(
  z.strictObject({
    accounts: natural,
    bookings: natural,
    consultations: natural,
    messages: natural,
    newsletter: natural,
  }),
)
const example = { email: "emma@mail.example" }

/** What the API says of what is kept of a person. */
export const peopleDescriptions = group("People", {
  "POST /people/export": { summary: "All that is kept of a person", answer: one(personal), example },
  "POST /people/erase": {
    summary: "Erase a person",
    more: "What was sold, when, and for how much stays, without them.",
    answer: one(erased),
    errors: ["JOURNEY_AHEAD", "IS_STAFF"],
    example,
  },
})
