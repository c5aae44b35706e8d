import { renamed } from "#domain/catalogue/rows/slug-redirects.server.ts"
import { PUBLIC_FRESH, STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { openingSteps } from "./opening-steps.server.ts"
import { sweepLogos } from "./logo/logos.server.ts"
import { settingsRoutes } from "./routes.server.ts"
import { settings } from "./settings.table.server.ts"
import { renameOnHome } from "./settings-writes.server.ts"

export const settingsSlice: ServerSlice = {
  endpoints: {
    "/settings": {
      group: "Settings",
      routes: settingsRoutes,
      access: {
        // Only administrators may change `retention`: domain/settings/settings-writes.server.ts.
        "GET /": PUBLIC_FRESH,
        "PUT /": STAFF,
        "POST /logo": STAFF,
        "GET /group/:group": PUBLIC_FRESH,
        "PUT /group/:group": STAFF,
        "GET /group/:group/changes": STAFF,
      },
    },
  },
  hooks: [renamed.with(renameOnHome)],
  openingSteps,
  sweep: sweepLogos,
  personalData: {
    tables: [{ table: settings, others: "singleton data version updated_at" }],
  },
}
