import { SIGNED_IN } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { wishlistRoutes } from "./routes.server.ts"
import { personalData } from "./wishlist.server.ts"

export const wishlistSlice: ServerSlice = {
  endpoints: {
    "/wishlist": {
      group: "Wishlist",
      routes: wishlistRoutes,
      access: { "GET /": SIGNED_IN, "PUT /": SIGNED_IN },
    },
  },
  personalData,
}
