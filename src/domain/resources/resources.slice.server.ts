import { OPERATIONS } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { personalData } from "./personal-data.server.ts"
import { partnerRoutes, resourceRoutes } from "./routes.server.ts"

export const resourcesSlice: ServerSlice = {
  endpoints: {
    "/resources": {
      group: "Guides and vehicles",
      routes: resourceRoutes,
      access: {
        "GET /": OPERATIONS,
        "POST /": OPERATIONS,
        "POST /absences": OPERATIONS,
        "PUT /absences/:id": OPERATIONS,
        "DELETE /absences/:id": OPERATIONS,
        "GET /:id": OPERATIONS,
        "GET /:id/absences": OPERATIONS,
        "PUT /:id": OPERATIONS,
      },
    },
    "/partners": {
      group: "Guides and vehicles",
      routes: partnerRoutes,
      access: { "GET /": OPERATIONS, "POST /": OPERATIONS, "PUT /:id": OPERATIONS },
    },
  },
  personalData,
}
