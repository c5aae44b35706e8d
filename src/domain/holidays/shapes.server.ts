import * as z from "zod"
import { calendarDate, id, localized, natural, version } from "#server/openapi/shapes.server.ts"

/** Both dates are inclusive. `surchargePercent` is added to prices. */
export const holiday = z
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
  .meta({ id: "Holiday" })
