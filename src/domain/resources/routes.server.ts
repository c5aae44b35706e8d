import { Hono } from "hono"
import { staffRowRoutes, staffRowWrites } from "#domain/catalogue/rows/staff-row-routes.server.ts"
import { query } from "#server/http/validation.server.ts"
import { all, describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { absenceRows, listAbsences } from "./absences.server.ts"
import { messages } from "./messages.ts"
import { listPartners, partnerRows } from "./partners.server.ts"
import { findResource, listResources, resourceListing, resourceRows } from "./resources.server.ts"
import * as shapes from "./shapes.server.ts"

export const resourceRoutes = new Hono()
  .get(
    "/",
    describe({ summary: "List guides, drivers, vehicles and boats", answer: pageOf(shapes.resource) }),
    query(resourceListing, messages),
    async (c) => c.json({ success: true, ...(await listResources(c.req.valid("query"))) }),
  )
  // First, so that `/:id` doesn't take `/absences`.
  .route("/absences", staffRowRoutes(absenceRows, shapes.absence, "days off of a guide, driver, vehicle or boat"))
  .route("/", staffRowWrites(resourceRows, shapes.resource, "a guide, driver, vehicle or boat"))
  .get(
    "/:id",
    describe({
      summary: "Get a guide, driver, vehicle or boat",
      answer: one(shapes.resource),
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await findResource(c.req.param("id")) }),
  )
  .get(
    "/:id/absences",
    describe({
      summary: "List the days off of a guide, driver, vehicle or boat",
      answer: all(shapes.absence),
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await listAbsences(c.req.param("id")) }),
  )

export const partnerRoutes = new Hono()
  .get(
    "/",
    describe({ summary: "List the partners who lend guides, vehicles and boats", answer: all(shapes.partner) }),
    async (c) => c.json({ success: true, data: await listPartners() }),
  )
  .route("/", staffRowWrites(partnerRows, shapes.partner, "a partner"))
