import { CONTENT_ACCESS } from "#domain/catalogue/rows/content-access.server.ts"
import { CONTENT, PUBLIC, PUBLIC_FRESH } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { areLegalTextsPublished, pageUrls } from "./pages.server.ts"
import { pages, pageVersions } from "./pages.table.server.ts"
import { RESERVED_SLUGS } from "./reserved-slugs.ts"
import { pageRoutes } from "./routes.server.ts"

/** The pages that staff write: about the company, terms, privacy, questions and any other. */
export const pagesSlice: ServerSlice = {
  endpoints: {
    "/pages": {
      group: "Pages",
      routes: pageRoutes,
      access: {
        ...CONTENT_ACCESS,
        "GET /": PUBLIC_FRESH,
        "GET /:id/preview": CONTENT,
        "GET /:id/versions": CONTENT,
        // Only what visitors can read, or what a booking agreed to, unless staff ask.
        "GET /:id/versions/:number": PUBLIC,
      },
    },
  },
  pages: [{ path: "/:slug", except: RESERVED_SLUGS, sitemap: { part: "company", urls: pageUrls } }],
  openingSteps: { legalTexts: areLegalTextsPublished },
  personalData: {
    tables: [
      {
        table: pages,
        others:
          "id kind slug slug_vi short_name title heading description content image placement position is_active is_archived outdated version created_at updated_at",
      },
      {
        table: pageVersions,
        others: "page_id number title heading description content image filled is_published saved_by at",
      },
    ],
  },
}
