import { STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { uploadRoutes } from "./routes.server.ts"
import { sweepUploads } from "./uploads.server.ts"
import { uploads } from "./uploads.table.server.ts"

export const uploadsSlice: ServerSlice = {
  endpoints: {
    "/upload": {
      group: "Pictures",
      routes: uploadRoutes,
      access: {
        "GET /": STAFF,
        "POST /image": STAFF,
        "POST /images": STAFF,
        "POST /editor": STAFF,
        "DELETE /image/:id{.+}": STAFF,
        "GET /stats": STAFF,
      },
    },
  },
  sweep: sweepUploads,
  personalData: {
    tables: [
      // Pictures of the company, uploaded by staff.
      { table: uploads, others: "key folder name width height bytes color created_by created_at" },
    ],
  },
}
