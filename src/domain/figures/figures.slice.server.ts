import { asFile, FIGURES } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { figureFileRoutes, figureRoutes } from "./routes.server.ts"

/** What the company sells and earns. It stores nothing. */
export const figuresSlice: ServerSlice = {
  endpoints: {
    "/figures": { group: "Figures", routes: figureRoutes, access: { "GET /": FIGURES } },
    "/exports/figures": {
      group: "Exports",
      routes: figureFileRoutes,
      access: { "GET /sheet": asFile(FIGURES), "GET /month": asFile(FIGURES) },
    },
  },
}
