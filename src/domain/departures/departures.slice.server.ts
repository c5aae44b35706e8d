import { Hono } from "hono"
import { leftBehind } from "#domain/account/staff/leave.server.ts"
import { tourPrices } from "#domain/tours/staff/tour-writes.server.ts"
import { GUESTS, OPERATIONS } from "#server/auth/roles.server.ts"
import type { Endpoints, ServerSlice } from "#server/slice.server.ts"
import { convertDeparturePrices } from "./departures.server.ts"
import { closeOuts, departureSchedules, departures, guideLinks } from "./departures.table.server.ts"
import { departureRoutes } from "./routes.server.ts"
import { madeGuideLinks, sweepGuideLinks } from "./staff/guide-links.server.ts"
import { guidedDepartures } from "./staff/guides.server.ts"
import { makeAllDepartures } from "./staff/schedules/generator.server.ts"

/** `onBoard` are the endpoints below `/departures` about guests, which a higher slice answers. */
export const departuresSlice = ({ onBoard }: { onBoard: Endpoints["routes"] }): ServerSlice => ({
  endpoints: {
    "/departures": {
      group: "Departures",
      // First, so that `/:id` doesn't take `/day`.
      routes: new Hono().route("/", onBoard).route("/", departureRoutes),
      access: {
        "GET /": GUESTS,
        "POST /": OPERATIONS,
        "GET /schedules": GUESTS,
        "POST /schedules": OPERATIONS,
        "PUT /schedules/:id": OPERATIONS,
        "DELETE /schedules/:id": OPERATIONS,
        "GET /close-outs": GUESTS,
        "POST /close-outs": OPERATIONS,
        "DELETE /close-outs/:id": OPERATIONS,
        "GET /calendar": GUESTS,
        "GET /guides": OPERATIONS,
        "GET /rides": GUESTS,
        "GET /day": GUESTS,
        "GET /schedules/preview": OPERATIONS,
        "GET /:id": GUESTS,
        "PUT /:id": OPERATIONS,
        "GET /:id/manifest": GUESTS,
        "POST /:id/message": OPERATIONS,
        "POST /:id/message/preview": OPERATIONS,
        "POST /:id/move": OPERATIONS,
        "GET /:id/call-off": OPERATIONS,
        "GET /:id/guide-links": OPERATIONS,
        "POST /:id/guide-links": OPERATIONS,
        "DELETE /:id/guide-links/:linkId": OPERATIONS,
        "POST /:id/guarantee": OPERATIONS,
        "POST /:id/call-off": OPERATIONS,
      },
    },
  },
  jobs: [{ name: "departures", everyMs: 3_600_000, run: makeAllDepartures }],
  sweep: sweepGuideLinks,
  hooks: [tourPrices.with(convertDeparturePrices), leftBehind.with(madeGuideLinks), leftBehind.with(guidedDepartures)],
  personalData: {
    tables: [
      {
        table: departures,
        others:
          "id tour_id schedule_id date start_time capacity booked overbooked held minimum closes_at decide_by price_minor status is_edited guide guide_phone vehicle guide_id version",
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
