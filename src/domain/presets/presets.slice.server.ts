import { STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { presets } from "./presets.table.server.ts"
import { presetRoutes } from "./routes.server.ts"

export const presetsSlice: ServerSlice = {
  endpoints: {
    "/presets": {
      group: "Presets",
      routes: presetRoutes,
      access: {
        "GET /replies": STAFF,
        "PUT /replies": STAFF,
        "GET /policies": STAFF,
        "PUT /policies": STAFF,
      },
    },
  },
  personalData: { tables: [{ table: presets, others: "name items version updated_at" }] },
}
