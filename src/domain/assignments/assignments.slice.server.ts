import { crewFollowing } from "#domain/departures/crew-follows.server.ts"
import { resourceFollowing } from "#domain/resources/resource-follows.server.ts"
import { OPERATIONS } from "#server/auth/roles.server.ts"
import { classify } from "#server/database/personal-data.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { assignments } from "./assignments.table.server.ts"
import { crewFollows, resourceFollows } from "./follow.server.ts"
import { assignmentRoutes } from "./routes.server.ts"

export const assignmentsSlice: ServerSlice = {
  endpoints: {
    "/crews": {
      group: "Guides and vehicles",
      routes: assignmentRoutes,
      access: {
        "GET /jobs": OPERATIONS,
        "GET /:id": OPERATIONS,
        "GET /:id/choices": OPERATIONS,
        "POST /:id": OPERATIONS,
        "POST /schedules/:id": OPERATIONS,
        "DELETE /:id/:assignmentId": OPERATIONS,
      },
    },
  },
  hooks: [crewFollowing.with(crewFollows), resourceFollowing.with(resourceFollows)],
  personalData: {
    tables: [
      classify({
        table: assignments,
        others: "id resource_id departure_id starts_at ends_at busy override_reason assigned_by created_at",
      }),
    ],
  },
}
