import { PUBLIC_FRESH, STAFF } from "#server/auth/roles.server.ts"
import { secondFactorRoles } from "#server/auth/second-factor-rule.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { settingsRoutes } from "./routes.server.ts"
import { findSettings } from "./settings.server.ts"
import { settings } from "./settings.table.server.ts"

export const settingsSlice: ServerSlice = {
  endpoints: {
    "/settings": {
      group: "Settings",
      routes: settingsRoutes,
      access: {
        // Only administrators may change `retention` and `secondFactorRoles`: domain/settings/settings-writes.server.ts.
        "GET /": PUBLIC_FRESH,
        "PUT /": STAFF,
        "GET /group/:group": PUBLIC_FRESH,
        "PUT /group/:group": STAFF,
        "GET /group/:group/changes": STAFF,
      },
    },
  },
  hooks: [secondFactorRoles.with(async () => (await findSettings()).secondFactorRoles ?? [])],
  personalData: {
    tables: [{ table: settings, others: "singleton data version updated_at" }],
  },
}
