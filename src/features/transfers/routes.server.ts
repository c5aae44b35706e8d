import { Hono } from "hono"
import * as z from "zod"
import { requireStaff } from "#server/auth/authorize.server.ts"
import { findEntry } from "#server/catalogue/content-writes.server.ts"
import { detailQuery, listFields, slugQuery, withPageSize } from "#server/catalogue/list-schema.server.ts"
import { previewNotStored, staffOnlyForHidden, staffRoutes, written } from "#server/catalogue/staff-routes.server.ts"
import { noStore } from "#server/http/security-headers.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { all, describe, one, success } from "#server/openapi/describe.server.ts"
import { routeFilters, transferFilters } from "./list/transfer-filters.schema.ts"
import * as shapes from "./shapes.server.ts"
import { staffMessages } from "./staff/messages.ts"
import { transferChange, transferCreation } from "./staff/transfer-entry.schema.ts"
import { transferCollection } from "./staff/transfer-writes.server.ts"
import { vehicleChange, vehicleCreation } from "./staff/vehicle-entry.schema.ts"
import { changeVehicle, createVehicle, listStoredVehicles, removeVehicle } from "./staff/vehicle-writes.server.ts"
import { TRANSFER_TYPES } from "./transfer.ts"
import {
  findTransfer,
  findTransferById,
  listPopular,
  listTransferCards,
  listTransferRows,
  listTransfers,
  listTransferTypes,
  listVehicles,
  type TransferListing,
} from "./transfers.server.ts"

const q = z.string().max(100).optional()
const listQuery = z.object({ ...transferFilters.shape, ...listFields })
const textQuery = z.object({ ...listQuery.shape, q })
const routeQuery = z.object({ ...routeFilters.shape, ...listFields, q })
/** Spec §9: ten by default. */
const popularQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) })

export const transferRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List transfers",
      more: "Without `page` and `limit`, returns up to 500. With `view=card`, only the fields of a list. With `view=edit`, the rows of the staff's list.",
      answer: shapes.list,
    }),
    staffOnlyForHidden,
    query(listQuery),
    async (c) => c.json(await answer(c.req.valid("query"))),
  )
  .get(
    "/featured/list",
    describe({ summary: "List featured transfers", answer: shapes.list }),
    staffOnlyForHidden,
    query(listQuery),
    async (c) => c.json(await answer({ ...c.req.valid("query"), featured: true })),
  )
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
    "/search/text",
    describe({
      summary: "Search transfers by all words of `q`, ignoring accents",
      answer: shapes.list,
    }),
    staffOnlyForHidden,
    query(textQuery),
    async (c) => {
      const { q = "", ...listing } = c.req.valid("query")
      return c.json(await answer({ ...listing, search: q }))
    },
  )
  .get(
    "/search",
    describe({ summary: "Search transfers between two places", answer: shapes.list }),
    staffOnlyForHidden,
    query(routeQuery),
    async (c) => {
      const { q, ...listing } = c.req.valid("query")
      return c.json(await answer({ ...listing, search: q ?? listing.search }))
    },
  )
  .get(
    "/routes/popular",
    describe({ summary: "List the most booked transfers of the last year", answer: all(shapes.transferCard) }),
    query(popularQuery),
    async (c) => c.json({ success: true, data: await listPopular(c.req.valid("query").limit) }),
  )
  .get(
    "/slug/:slug",
    describe({
      summary: "Get a transfer by slug",
      answer: one(shapes.transfer),
      errors: ["NOT_FOUND", "MOVED"],
    }),
    previewNotStored,
    query(slugQuery),
    async (c) => c.json({ success: true, data: await findTransfer(c.req.param("slug"), c.req.valid("query").preview) }),
  )
  .get(
    "/:id",
    describe({
      summary: "Get a transfer by id",
      more: "With `view=edit`, the fields that staff edit.",
      answer: one(z.union([shapes.transfer, shapes.entry])),
      errors: ["NOT_FOUND"],
    }),
    staffOnlyForHidden,
    query(detailQuery),
    async (c) => {
      const id = c.req.param("id")
      const edited = c.req.valid("query").view === "edit"
      return c.json({
        success: true,
        data: edited ? await findEntry(transferCollection, id) : await findTransferById(id),
      })
    },
  )
  .route(
    "/",
    staffRoutes(
      transferCollection,
      { creation: transferCreation, change: transferChange },
      { what: "a transfer", entry: shapes.entry, page: "/transfer/" },
    ),
  )

async function answer({ view, ...listing }: TransferListing & { view: "full" | "card" | "edit" }) {
  const page =
    view === "edit"
      ? await listTransferRows(withPageSize(listing))
      : view === "card"
        ? await listTransferCards(withPageSize(listing))
        : await listTransfers(withPageSize(listing))
  return { success: true, ...page }
}
