import { renamed } from "#domain/catalogue/rows/slug-redirects.server.ts"
import { ACCOUNTS, EVERYONE, PUBLIC_FRESH, SETTINGS } from "#server/auth/roles.server.ts"
import { secondFactorRoles } from "#server/auth/second-factor-rule.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { sweepLogos } from "./logo/logos.server.ts"
import { openingSteps } from "./opening-steps.server.ts"
import { settingsRoutes } from "./routes.server.ts"
import { findSettings } from "./settings.server.ts"
import { exchangeRates, settings } from "./settings.table.server.ts"
import { renameOnHome } from "./settings-writes.server.ts"

export const settingsSlice: ServerSlice = {
  endpoints: {
    "/settings": {
      group: "Settings",
      routes: settingsRoutes,
      access: {
        // Who may change which: areaOfSetting in domain/settings/settings.ts.
        "GET /": PUBLIC_FRESH,
        // Requires the number of the account.
        "GET /counter-code.pdf": EVERYONE,
        "PUT /": SETTINGS,
        "POST /logo": SETTINGS,
        "GET /group/:group": PUBLIC_FRESH,
        "PUT /group/:group": ACCOUNTS,
        "GET /group/:group/changes": ACCOUNTS,
      },
    },
  },
  hooks: [
    renamed.with(renameOnHome),
    secondFactorRoles.with(async () => (await findSettings()).secondFactorRoles ?? []),
  ],
  openingSteps,
  sweep: sweepLogos,
  personalData: {
    tables: [
      { table: settings, others: "singleton data version updated_at" },
      { table: exchangeRates, others: "day vnd_per_usd" },
    ],
  },
}
