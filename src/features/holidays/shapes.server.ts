import * as z from "zod"
import { calendarDate, id, localized, natural, shapeOf, version } from "#server/openapi/shapes.server.ts"
import type { StoredHoliday } from "./holidays.server.ts"

export const holiday = shapeOf<StoredHoliday>()(
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
