import { ADMIN, EVERYONE, SIGNED_IN } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { accountRoutes } from "./routes.server.ts"
import { userRoutes } from "./staff/routes.server.ts"

export const accountSlice: ServerSlice = {
  endpoints: {
    "/auth": {
      group: "Accounts",
      routes: accountRoutes,
      access: {
        "POST /register": EVERYONE,
        "POST /login": EVERYONE,
        "POST /logout": EVERYONE,
        "POST /forgot-password": EVERYONE,
        "POST /reset-password": EVERYONE,
        "GET /profile": SIGNED_IN,
        "PUT /profile": SIGNED_IN,
        "PUT /change-password": SIGNED_IN,
        "POST /verify-email": SIGNED_IN,
        "POST /resend-verification": SIGNED_IN,
      },
    },
    "/users": {
      group: "Users",
      routes: userRoutes,
      access: {
        "GET /": ADMIN,
        "GET /:id": ADMIN,
        "POST /": ADMIN,
        "PUT /:id": ADMIN,
        "POST /:id/password-link": ADMIN,
      },
    },
  },
}
