import { ADMINISTRATION, SETTINGS } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { refusedRequestRoutes } from "./refusals/routes.server.ts"
import { auditLogRoutes } from "./routes.server.ts"

/** Who changed what, and what was refused. The server has the tables, because it writes them. */
export const auditLogSlice: ServerSlice = {
  endpoints: {
    "/audit-log": {
      group: "Audit log",
      routes: auditLogRoutes,
      access: { "GET /": SETTINGS, "GET /people": SETTINGS },
    },
    "/refused-requests": { group: "Audit log", routes: refusedRequestRoutes, access: { "GET /": ADMINISTRATION } },
  },
}
