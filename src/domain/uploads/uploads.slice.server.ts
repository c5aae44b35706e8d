import { CONTENT } from "#server/auth/roles.server.ts"
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
        "GET /": CONTENT,
        "POST /image": CONTENT,
        "POST /images": CONTENT,
        "POST /editor": CONTENT,
        "DELETE /image/:id{.+}": CONTENT,
        "GET /stats": CONTENT,
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
