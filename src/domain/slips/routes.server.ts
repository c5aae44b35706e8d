import { Hono } from "hono"
import { createMiddleware } from "hono/factory"
import * as z from "zod"
import { BY_REFERENCE } from "#domain/bookings/create/by-reference.server.ts"
import { viewerFrom } from "#domain/bookings/guest-tokens.server.ts"
import { pageFields } from "#domain/catalogue/rows/list-schema.server.ts"
import { oneGuestFile, readFile } from "#domain/uploads/multipart.server.ts"
import { loadUser, userOf } from "#server/auth/authorize.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { id } from "#server/openapi/shapes.server.ts"
import { slipMessages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"
import { SLIP_STATUSES } from "./slip.ts"
import { findSlipPicture } from "./slip-pictures.server.ts"
import { addSlip, findSlips, listNewSlips, removeSlip, requireSlipRoom, setSlipStatus } from "./slips.server.ts"

const ofSlip = { path: { ...BY_REFERENCE.path, slip: id } }
const change = z.strictObject({ status: z.enum(SLIP_STATUSES, "statusInvalid") })

/** Refuses strangers and full bookings before a limit counts them and the body is read. */
const mayAddSlip = createMiddleware<{ Variables: { bookingId: string } }>(async (c, next) => {
  c.set("bookingId", await requireSlipRoom(viewerFrom(c), c.req.param("id") ?? ""))
  await next()
})

export const slipRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List the transfer slips that nobody has checked, oldest first",
      answer: pageOf(shapes.staffSlip),
    }),
    query(z.object(pageFields(50))),
    async (c) => c.json({ success: true, ...(await listNewSlips(c.req.valid("query"))) }),
  )
  .get(
    "/:id",
    describe({
      summary: "List the transfer slips of a booking",
      more: "For the owner, staff who record payments, and guests with the booking's token.",
      answer: one(shapes.slipsOfBooking),
      errors: ["NOT_FOUND"],
      ...BY_REFERENCE,
    }),
    loadUser,
    async (c) => c.json({ success: true, data: await findSlips(viewerFrom(c), c.req.param("id")) }),
  )
  .post(
    "/:id",
    describe({
      summary: "Send a picture of a transfer slip",
      more: "While something is to be paid, three at a time until staff have checked one. It is kept as WebP without anything that the file says of itself, and erased with the booking.",
      form: shapes.form,
      answer: one(shapes.slipsOfBooking),
      status: 201,
      errors: ["NOT_FOUND", "NOTHING_TO_PAY", "TOO_MANY_SLIPS", "TOO_MANY_REQUESTS"],
      ...BY_REFERENCE,
    }),
    loadUser,
    mayAddSlip,
    limitByNetwork("photos"),
    oneGuestFile((c) => c.get("bookingId")),
    async (c) => {
      const { file } = await readFile(c)
      return c.json({ success: true, data: await addSlip(viewerFrom(c), c.var.bookingId, file) }, 201)
    },
  )
  .get(
    "/:id/:slip/picture",
    describe({
      summary: "Get the picture of a transfer slip",
      more: "Opens with the `token` of the address in the booking's slips, for one to two hours.",
      answer: { mediaType: "image/webp" },
      errors: ["NOT_FOUND"],
      ...ofSlip,
    }),
    query(z.object({ token: z.string().max(100).optional() })),
    async (c) => {
      const picture = await findSlipPicture(c.req.param("slip"), c.req.valid("query").token ?? "")
      return c.body(new Uint8Array(picture), 200, {
        "content-type": "image/webp",
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; sandbox",
      })
    },
  )
  .put(
    "/:id/:slip",
    describe({
      summary: "Say that a transfer slip was checked",
      answer: one(shapes.slipsOfBooking),
      errors: ["NOT_FOUND"],
      ...ofSlip,
      example: { status: "seen" },
    }),
    body(change, slipMessages),
    async (c) => {
      const { id, slip } = c.req.param()
      return c.json({ success: true, data: await setSlipStatus(userOf(c), id, slip, c.req.valid("json").status) })
    },
  )
  .delete(
    "/:id/:slip",
    describe({
      summary: "Remove a transfer slip with its picture",
      more: "Guests remove those that nobody has checked.",
      answer: one(shapes.slipsOfBooking),
      errors: ["NOT_FOUND", "SLIP_CHECKED"],
      ...ofSlip,
      guest: true,
    }),
    loadUser,
    limitByNetwork("changes"),
    async (c) => {
      const { id, slip } = c.req.param()
      return c.json({ success: true, data: await removeSlip(viewerFrom(c), id, slip) })
    },
  )
