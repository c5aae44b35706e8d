import { Hono } from "hono"
import * as z from "zod"
import { requireStaff } from "#server/auth.server.ts"
import { listFields, oneQuery, sized } from "#server/catalogue-query.server.ts"
import { findEntry } from "#server/content-writes.server.ts"
import { notStored } from "#server/headers.server.ts"
import { body, query } from "#server/requests.server.ts"
import { staffForHidden, staffRoutes, written } from "#server/staff-routes.server.ts"
import { staffMessages } from "./staff-messages.ts"
import { transferChange, transferCreation } from "./transfer-entry.schema.ts"
import { journeyFilters, transferFilters } from "./transfer-filters.schema.ts"
import { transferCollection } from "./transfer-writes.server.ts"
import {
  findTransfer,
  findTransferById,
  listPopular,
  listTransferCards,
  listTransfers,
  listTransferTypes,
  listVehicles,
  type TransferListing,
} from "./transfers.server.ts"
import { vehicleChange, vehicleCreation } from "./vehicle-entry.schema.ts"
import { changeVehicle, createVehicle, listStoredVehicles, removeVehicle } from "./vehicle-writes.server.ts"

const q = z.string().max(100).optional()
const listQuery = z.object({ ...transferFilters.shape, ...listFields })
const textQuery = z.object({ ...listQuery.shape, q })
const journeyQuery = z.object({ ...journeyFilters.shape, ...listFields, q })
/** Spec §9: ten unless asked otherwise. */
const popularQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) })

export const transferRoutes = new Hono()
  .get("/", staffForHidden, query(listQuery), async (c) => c.json(await answer(c.req.valid("query"))))
  .get("/featured/list", staffForHidden, query(listQuery), async (c) =>
    c.json(await answer({ ...c.req.valid("query"), featured: true })),
  )
  .get("/types", async (c) => c.json({ success: true, data: await listTransferTypes() }))
  .get("/seats", staffForHidden, query(oneQuery), async (c) => {
    const edited = c.req.valid("query").view === "edit"
    return c.json({ success: true, data: edited ? await listStoredVehicles() : await listVehicles() })
  })
  .post("/vehicles", notStored, requireStaff, body(vehicleCreation, staffMessages), async (c) =>
    c.json(written(c, await createVehicle(c.req.valid("json"), c.var.user)), 201),
  )
  .put("/vehicles/:code", notStored, requireStaff, body(vehicleChange, staffMessages), async (c) =>
    c.json(written(c, await changeVehicle(c.req.param("code"), c.req.valid("json"), c.var.user))),
  )
  .delete("/vehicles/:code", notStored, requireStaff, async (c) => {
    await removeVehicle(c.req.param("code"), c.var.user)
    return c.json({ success: true })
  })
  .get("/search/text", staffForHidden, query(textQuery), async (c) => {
    const { q = "", ...listing } = c.req.valid("query")
    return c.json(await answer({ ...listing, search: q }))
  })
  .get("/search", staffForHidden, query(journeyQuery), async (c) => {
    const { q, ...listing } = c.req.valid("query")
    return c.json(await answer({ ...listing, search: q ?? listing.search }))
  })
  .get("/routes/popular", query(popularQuery), async (c) =>
    c.json({ success: true, data: await listPopular(c.req.valid("query").limit) }),
  )
  .get("/slug/:slug", async (c) => c.json({ success: true, data: await findTransfer(c.req.param("slug")) }))
  .get("/:id", staffForHidden, query(oneQuery), async (c) => {
    const id = c.req.param("id")
    const edited = c.req.valid("query").view === "edit"
    return c.json({
      success: true,
      data: edited ? await findEntry(transferCollection, id) : await findTransferById(id),
    })
  })
  .route("/", staffRoutes(transferCollection, { creation: transferCreation, change: transferChange }))

async function answer({ view, ...listing }: TransferListing & { view: "full" | "card" }) {
  const page = view === "card" ? await listTransferCards(sized(listing)) : await listTransfers(sized(listing))
  return { success: true, ...page }
}
