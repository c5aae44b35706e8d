import { EVERYONE, OPERATIONS } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { holidays } from "./holidays.table.server.ts"
import { holidayRoutes } from "./routes.server.ts"

export const holidaysSlice: ServerSlice = {
  endpoints: {
    "/holidays": {
      group: "Holidays",
      routes: holidayRoutes,
      access: {
        "GET /": EVERYONE,
        "POST /": OPERATIONS,
        "PUT /:id": OPERATIONS,
        "DELETE /:id": OPERATIONS,
      },
    },
  },
  personalData: {
    tables: [
      { table: holidays, others: "id name from_date to_date surcharge_percent no_refund no_change version updated_at" },
    ],
  },
}
