import { Hono } from "hono"
import * as z from "zod"
import { contentRoutes, type Lists, staffOnlyForHidden, written } from "#domain/catalogue/rows/content-routes.server.ts"
import { detailQuery } from "#domain/catalogue/rows/list-schema.server.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { all, describe, success } from "#server/openapi/describe.server.ts"
import * as shapes from "./shapes.server.ts"
import { staffMessages } from "./staff/messages.ts"
import { transferCollection } from "./staff/transfer-writes.server.ts"
import { vehicleChange, vehicleCreation } from "./staff/vehicle-entry.schema.ts"
import { changeVehicle, createVehicle, listStoredVehicles, removeVehicle } from "./staff/vehicle-writes.server.ts"
import { TRANSFER_TYPES } from "./transfer.ts"
import { findTransfer, findTransferById, listPopular, listTransferTypes, listVehicles } from "./transfers.server.ts"

/** Spec §9: ten by default. */
const popularQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) })

const more = new Hono()
  .get(
    "/types",
    describe({ summary: "List the transfer types in use", answer: all(z.enum(TRANSFER_TYPES)) }),
    async (c) => c.json({ success: true, data: await listTransferTypes() }),
  )
  .get(
    "/seats",
    describe({
      summary: "List vehicles with their capacity",
      more: "With `view=edit`, the fields that staff edit.",
      answer: all(z.union([shapes.storedVehicle, shapes.vehicle])),
    }),
    staffOnlyForHidden,
    query(detailQuery),
    async (c) => {
      const edited = c.req.valid("query").view === "edit"
      return c.json({ success: true, data: edited ? await listStoredVehicles() : await listVehicles() })
    },
  )
  .post(
    "/vehicles",
    describe({ summary: "Add a vehicle", answer: shapes.writtenVehicle, status: 201 }),
    body(vehicleCreation, staffMessages),
    async (c) => c.json(written(c, await createVehicle(c.req.valid("json"), userOf(c))), 201),
  )
  .put(
    "/vehicles/:code",
    describe({
      summary: "Change a vehicle",
      more: "Changes only the fields sent, for all transfers that use the vehicle.",
      answer: shapes.writtenVehicle,
      errors: ["NOT_FOUND", "VERSION_CONFLICT"],
      path: shapes.byCode,
    }),
    body(vehicleChange, staffMessages),
    async (c) => c.json(written(c, await changeVehicle(c.req.param("code"), c.req.valid("json"), userOf(c)))),
  )
  .delete(
    "/vehicles/:code",
    describe({
      summary: "Delete an unused vehicle",
      answer: success,
      errors: ["NOT_FOUND", "IN_USE"],
      path: shapes.byCode,
    }),
    async (c) => {
      await removeVehicle(c.req.param("code"), userOf(c))
      return c.json({ success: true })
    },
  )
  .get(
    "/routes/popular",
    describe({ summary: "List the most booked transfers of the last year", answer: all(shapes.transferCard) }),
    query(popularQuery),
    async (c) => c.json({ success: true, data: await listPopular(c.req.valid("query").limit) }),
  )

export const transferRoutes = <Listing>(lists: Lists<Listing>, search: Hono) =>
  contentRoutes({
    collection: transferCollection,
    shape: shapes.transfer,
    entry: shapes.entry,
    one: "a transfer",
    many: "transfers",
    texts: { id: { more: "With `view=edit`, the fields that staff edit." } },
    page: "/transfer/",
    findBySlug: findTransfer,
    findById: findTransferById,
    lists,
    more: new Hono().route("/", more).route("/", search),
  })
