import type { Hono } from "hono"
import { CATALOGUE_COLUMNS } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { CONTENT_ACCESS } from "#domain/catalogue/rows/content-access.server.ts"
import type { Lists } from "#domain/catalogue/rows/content-routes.server.ts"
import { CONTENT, PUBLIC } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { transferRoutes } from "./routes.server.ts"
import { transferUrls } from "./transfers.server.ts"
import { references, transferPrices, transfers, transferVehicles } from "./transfers.table.server.ts"

type Needs<Listing> = { lists: Lists<Listing>; search: Hono }

/** Takes from the slice that searches: `lists`, which read ends and party, and the endpoint `search`. */
export const transfersSlice = <Listing>({ lists, search }: Needs<Listing>): ServerSlice => ({
  endpoints: {
    "/transfers": {
      group: "Transfers",
      routes: transferRoutes(lists, search),
      access: {
        ...CONTENT_ACCESS,
        "GET /featured/list": PUBLIC,
        "GET /types": PUBLIC,
        "GET /seats": PUBLIC,
        "POST /vehicles": CONTENT,
        "PUT /vehicles/:code": CONTENT,
        "DELETE /vehicles/:code": CONTENT,
        "GET /search/text": PUBLIC,
        "GET /search": PUBLIC,
        "GET /routes/popular": PUBLIC,
        "GET /:id/preview": CONTENT,
      },
    },
  },
  pages: [
    { path: "/transfers", parameters: ["search", "category", "type", "vehicle", "region", "sort", "page"] },
    { path: "/transfer/:slug", parameters: ["reversed"], sitemap: { part: "transfers", urls: transferUrls } },
    { path: "/transfers/:slug" },
  ],
  references,
  personalData: {
    tables: [
      {
        table: transfers,
        others: `${CATALOGUE_COLUMNS} type service_type vehicle_type region name origin destination route distance_km duration_minutes rating review_count review_stars per_trip luggage meeting_point airport price_rules pickup_zones timetable names_required free_waiting_minutes search_origin search_destination place_ids`,
      },
      { table: transferVehicles, others: "code name seats loads version updated_at" },
      { table: transferPrices, others: "transfer_id vehicle_code price_minor" },
    ],
  },
})
