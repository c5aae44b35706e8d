import { CONTENT, SALES, SETTINGS } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { presets } from "./presets.table.server.ts"
import { presetRoutes } from "./routes.server.ts"

export const presetsSlice: ServerSlice = {
  endpoints: {
    "/presets": {
      group: "Presets",
      routes: presetRoutes,
      access: {
        "GET /replies": SALES,
        "PUT /replies": SETTINGS,
        "GET /policies": CONTENT,
        "PUT /policies": SETTINGS,
      },
    },
  },
  personalData: { tables: [{ table: presets, others: "name items version updated_at" }] },
}
