import { Hono } from "hono"
import * as z from "zod"
import { answerList, contentRoutes, staffOnlyForHidden, written } from "#domain/catalogue/rows/content-routes.server.ts"
import { detailQuery, listFields } from "#domain/catalogue/rows/list-schema.server.ts"
import { findWholeTransfers, searchTransfers } from "#domain/search/transfers/transfer-search.server.ts"
import { requireStaff } from "#server/auth/authorize.server.ts"
import { noStore } from "#server/http/security-headers.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { all, describe, success } from "#server/openapi/describe.server.ts"
import { rideFilters, transferFilters } from "./list/transfer-filters.schema.ts"
import * as shapes from "./shapes.server.ts"
import { staffMessages } from "./staff/messages.ts"
import { transferCollection } from "./staff/transfer-writes.server.ts"
import { vehicleChange, vehicleCreation } from "./staff/vehicle-entry.schema.ts"
import { changeVehicle, createVehicle, listStoredVehicles, removeVehicle } from "./staff/vehicle-writes.server.ts"
import { TRANSFER_TYPES } from "./transfer.ts"
import {
  findTransfer,
  findTransferById,
  listPopular,
  listTransferRows,
  listTransferTypes,
  listVehicles,
} from "./transfers.server.ts"

const q = z.string().max(100).optional()
const routeQuery = z.object({ ...transferFilters.shape, ...rideFilters, ...listFields, q })
/** Spec §9: ten by default. */
const popularQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) })

const lists = {
  fields: { ...transferFilters.shape, ...rideFilters, ...listFields },
  q,
  shape: shapes.list,
  find: { full: findWholeTransfers, card: searchTransfers, edit: listTransferRows },
}

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
    noStore,
    requireStaff,
    body(vehicleCreation, staffMessages),
    async (c) => c.json(written(c, await createVehicle(c.req.valid("json"), c.var.user)), 201),
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
    noStore,
    requireStaff,
    body(vehicleChange, staffMessages),
    async (c) => c.json(written(c, await changeVehicle(c.req.param("code"), c.req.valid("json"), c.var.user))),
  )
  .delete(
    "/vehicles/:code",
    describe({
      summary: "Delete an unused vehicle",
      answer: success,
      errors: ["NOT_FOUND", "IN_USE"],
      path: shapes.byCode,
    }),
    noStore,
    requireStaff,
    async (c) => {
      await removeVehicle(c.req.param("code"), c.var.user)
      return c.json({ success: true })
    },
  )
  .get(
    "/search",
    describe({ summary: "Search transfers between two locations", answer: shapes.list }),
    staffOnlyForHidden,
    query(routeQuery),
    async (c) => {
      const { q, ...listing } = c.req.valid("query")
      return c.json(await answerList(lists, { ...listing, search: q ?? listing.search }))
    },
  )
  .get(
    "/routes/popular",
    describe({ summary: "List the most booked transfers of the last year", answer: all(shapes.transferCard) }),
    query(popularQuery),
    async (c) => c.json({ success: true, data: await listPopular(c.req.valid("query").limit) }),
  )

export const transferRoutes = contentRoutes({
  collection: transferCollection,
  shape: shapes.transfer,
  entry: shapes.entry,
  one: "a transfer",
  many: "transfers",
  texts: {
    list: {
      more: "`from` and `to` are words of the two ends. With `view=card` and `people`, each transfer has what the ride costs: in the cheapest vehicle that holds them and their large `bags` (one each by default), on that `day` at that `time`, and with the way back.",
    },
    id: { more: "With `view=edit`, the fields that staff edit." },
  },
  page: "/transfer/",
  findBySlug: findTransfer,
  findById: findTransferById,
  lists,
  more,
})
