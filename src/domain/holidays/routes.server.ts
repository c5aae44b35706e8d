import { Hono } from "hono"
import { staffRowRoutes } from "#domain/catalogue/rows/staff-row-routes.server.ts"
import { all, describe } from "#server/openapi/describe.server.ts"
import { holidayRows, listHolidays } from "./holidays.server.ts"
import * as shapes from "./shapes.server.ts"

export const holidayRoutes = new Hono()
  .get(
    "/",
    describe({ summary: "List holidays with their surcharges and rules", answer: all(shapes.holiday) }),
    async (c) => c.json({ success: true, data: await listHolidays() }),
  )
  .route("/", staffRowRoutes(holidayRows, shapes.holiday, "a holiday"))
