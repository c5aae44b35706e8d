import { ACCOUNTS, PUBLIC_FRESH, SETTINGS } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { settingsRoutes } from "./routes.server.ts"
import { settings } from "./settings.table.server.ts"

export const settingsSlice: ServerSlice = {
  endpoints: {
    "/settings": {
      group: "Settings",
      routes: settingsRoutes,
      access: {
        // Who may change which: areaOfSetting in domain/settings/settings.ts.
        "GET /": PUBLIC_FRESH,
        "PUT /": SETTINGS,
        "GET /group/:group": PUBLIC_FRESH,
        "PUT /group/:group": ACCOUNTS,
        "GET /group/:group/changes": ACCOUNTS,
      },
    },
  },
  personalData: {
    tables: [{ table: settings, others: "singleton data version updated_at" }],
  },
}
