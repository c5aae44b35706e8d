import * as z from "zod"
import { all, done, group, one } from "#server/openapi/describe.server.ts"
import { calendarDate, id, localized, natural, shapeOf, version } from "#server/openapi/shapes.server.ts"
import type { StoredHoliday } from "./holidays.server.ts"

const holiday = shapeOf<StoredHoliday>()(
  z
    .strictObject({
      _id: id,
      name: localized,
      from: calendarDate,
      to: calendarDate,
      surchargePercent: natural,
      noRefund: z.boolean(),
      noChange: z.boolean(),
      version,
    })
    .meta({ id: "Holiday" }),
)

/** What the API says of holidays. */
export const holidayDescriptions = group("Holidays", {
  "GET /holidays": { summary: "Holidays, and what they change", answer: all(holiday) },
  "POST /holidays": { summary: "Add a holiday", answer: one(holiday), status: 201 },
  "PUT /holidays/:id": {
    summary: "Change a holiday",
    answer: one(holiday),
    errors: ["NOT_FOUND", "VERSION_CONFLICT"],
  },
  "DELETE /holidays/:id": { summary: "Remove a holiday", answer: done, errors: ["NOT_FOUND"] },
})
