import { Hono } from "hono"
import { tourPrices } from "#domain/tours/staff/tour-writes.server.ts"
import { STAFF } from "#server/auth/roles.server.ts"
import type { Endpoints, ServerSlice } from "#server/slice.server.ts"
import { convertDeparturePrices } from "./departures.server.ts"
import { closeOuts, departureSchedules, departures, guideLinks } from "./departures.table.server.ts"
import { departureRoutes } from "./routes.server.ts"
import { sweepGuideLinks } from "./staff/guide-links.server.ts"
import { makeAllDepartures } from "./staff/schedules/generator.server.ts"

/** `onBoard` are the endpoints below `/departures` about guests, which a higher slice answers. */
export const departuresSlice = ({ onBoard }: { onBoard: Endpoints["routes"] }): ServerSlice => ({
  endpoints: {
    "/departures": {
      group: "Departures",
      // First, so that `/:id` doesn't take `/day`.
      routes: new Hono().route("/", onBoard).route("/", departureRoutes),
      access: {
        "GET /": STAFF,
        "POST /": STAFF,
        "GET /schedules": STAFF,
        "POST /schedules": STAFF,
        "PUT /schedules/:id": STAFF,
        "DELETE /schedules/:id": STAFF,
        "GET /close-outs": STAFF,
        "POST /close-outs": STAFF,
        "DELETE /close-outs/:id": STAFF,
        "GET /calendar": STAFF,
        "GET /rides": STAFF,
        "GET /day": STAFF,
        "GET /schedules/preview": STAFF,
        "GET /:id": STAFF,
        "PUT /:id": STAFF,
        "GET /:id/manifest": STAFF,
        "POST /:id/message": STAFF,
        "POST /:id/message/preview": STAFF,
        "POST /:id/move": STAFF,
        "GET /:id/call-off": STAFF,
        "GET /:id/guide-links": STAFF,
        "POST /:id/guide-links": STAFF,
        "DELETE /:id/guide-links/:linkId": STAFF,
        "POST /:id/guarantee": STAFF,
        "POST /:id/call-off": STAFF,
      },
    },
  },
  jobs: [{ name: "departures", everyMs: 3_600_000, run: makeAllDepartures }],
  sweep: sweepGuideLinks,
  hooks: [tourPrices.with(convertDeparturePrices)],
  personalData: {
    tables: [
      {
        table: departures,
        others:
          "id tour_id schedule_id date start_time capacity booked overbooked held minimum closes_at decide_by price_minor status is_edited guide guide_phone vehicle version",
      },
      {
        table: departureSchedules,
        others:
          "id tour_id weekdays from_date to_date start_time capacity minimum cutoff_hours decide_hours price_minor made_until version updated_at",
      },
      { table: closeOuts, others: "id tour_id from_date to_date reason" },
      { table: guideLinks, others: "id departure_id token_hash created_by created_at expires_at" },
    ],
  },
})
