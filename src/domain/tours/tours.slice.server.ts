import type { Hono } from "hono"
import { CATALOGUE_COLUMNS } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { CONTENT_ACCESS } from "#domain/catalogue/rows/content-access.server.ts"
import type { Lists } from "#domain/catalogue/rows/content-routes.server.ts"
import { tourCounts } from "#domain/categories/category-counts.server.ts"
import { CONTENT, ON_SALE, PUBLIC } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { tourRoutes } from "./routes.server.ts"
import { countTours, isAnyPublished, tourUrls } from "./tours.server.ts"
import { references, tours } from "./tours.table.server.ts"

type Needs<Listing> = { lists: Lists<Listing>; dates: Hono }

/** Takes from the slices above: `lists` search tours by days and party, `dates` are the endpoints about departures. */
export const toursSlice = <Listing>({ lists, dates }: Needs<Listing>): ServerSlice => ({
  endpoints: {
    "/tours": {
      group: "Tours",
      routes: tourRoutes(lists, dates),
      access: {
        ...CONTENT_ACCESS,
        "GET /featured/list": PUBLIC,
        "GET /search/text": PUBLIC,
        "GET /slug/:slug/itinerary.pdf": PUBLIC,
        "GET /:id/departures": ON_SALE,
        "GET /:id/availability": ON_SALE,
        "GET /:id/preview": CONTENT,
      },
    },
  },
  pages: [
    { path: "/tours", parameters: ["search", "category", "place", "days", "sort", "page"], showsPlacesLeft: true },
    { path: "/tour/:slug", showsPlacesLeft: true, sitemap: { part: "tours", urls: tourUrls } },
  ],
  references,
  hooks: [tourCounts.with(countTours)],
  openingSteps: { firstTour: isAnyPublished },
  personalData: {
    tables: [
      {
        table: tours,
        others: `${CATALOGUE_COLUMNS} meeting_point destination_id days nights start_time itinerary requirements facts packing questions price_rules pickup_zones interests has_departures needs_travelers sends_reminder asks_for_review review_count review_stars`,
      },
    ],
  },
})
