import { type Context, Hono } from "hono"
import { knowUser, requireStaff } from "#server/auth.server.ts"
import { limitByNetwork } from "#server/limits.server.ts"
import { body, perhapsBody, query } from "#server/requests.server.ts"
import { agreeOnPrice } from "./agreed-price.server.ts"
import type { OneBookingAnswer } from "./booking.ts"
import { agreedPrice, bookingChange, decisionBody, moveOrder, moveRequest } from "./booking-change.ts"
import { changeBooking } from "./booking-changes.server.ts"
import { findHistory, listAllBookings, listBookingRows } from "./booking-desk.server.ts"
import { cancelBooking, type Decision, decideBooking, findCancellation } from "./booking-life.server.ts"
import { type CancellationAnswer, cancelRequest } from "./booking-life.ts"
import { bookingListing } from "./booking-listing.ts"
import { moveBooking, quoteMove } from "./booking-moves.server.ts"
import { viewerOf } from "./guest-tokens.server.ts"
import { lifeMessages } from "./life-messages.ts"
import { messages } from "./messages.ts"
import { paperRoutes } from "./paper-routes.server.ts"

const texts = { ...messages, ...lifeMessages }
const limited = limitByNetwork("bookingChangesByNetwork")

/** What happens to a booking after it was made. Owner, guest with proof and staff, unless it says staff. */
export const bookingLifeRoutes = new Hono()
  .get("/", requireStaff, query(bookingListing), async (c) => {
    const { view, ...listing } = c.req.valid("query")
    return c.json({ success: true, ...(await (view === "row" ? listBookingRows(listing) : listAllBookings(listing))) })
  })
  .get("/:id/history", requireStaff, async (c) => c.json({ success: true, data: await findHistory(c.req.param("id")) }))
  .get("/:id/cancellation", knowUser, async (c) => {
    const data = await findCancellation(viewerOf(c), c.req.param("id"))
    return c.json({ success: true, data } satisfies CancellationAnswer)
  })
  .put("/:id/cancel", limited, knowUser, body(cancelRequest, texts), async (c) => {
    const booking = await cancelBooking(viewerOf(c), c.req.param("id"), c.req.valid("json"))
    return c.json({ success: true, booking } satisfies OneBookingAnswer)
  })
  .put("/:id", limited, knowUser, body(bookingChange, texts), async (c) => {
    const booking = await changeBooking(viewerOf(c), c.req.param("id"), c.req.valid("json"))
    return c.json({ success: true, booking } satisfies OneBookingAnswer)
  })
  .put("/:id/price", requireStaff, body(agreedPrice, texts), async (c) => {
    const booking = await agreeOnPrice(c.var.user, c.req.param("id"), c.req.valid("json"))
    return c.json({ success: true, booking } satisfies OneBookingAnswer)
  })
  .post("/:id/move/quote", limited, knowUser, body(moveOrder, texts), async (c) =>
    c.json({ success: true, data: await quoteMove(viewerOf(c), c.req.param("id"), c.req.valid("json")) }),
  )
  .post("/:id/move", limited, knowUser, body(moveRequest, texts), async (c) => {
    const booking = await moveBooking(viewerOf(c), c.req.param("id"), c.req.valid("json"))
    return c.json({ success: true, booking } satisfies OneBookingAnswer)
  })
  .route("/", paperRoutes)
  .post("/:id/confirm", requireStaff, perhapsBody(decisionBody, texts), async (c) =>
    c.json(await decided(c, "confirmed", c.req.valid("json").version)),
  )
  .post("/:id/complete", requireStaff, perhapsBody(decisionBody, texts), async (c) =>
    c.json(await decided(c, "completed", c.req.valid("json").version)),
  )
  .post("/:id/no-show", requireStaff, perhapsBody(decisionBody, texts), async (c) =>
    c.json(await decided(c, "no-show", c.req.valid("json").version)),
  )

async function decided(c: Context, decision: Decision, version: number | undefined) {
  const booking = await decideBooking(viewerOf(c), c.req.param("id") ?? "", decision, version)
  return { success: true, booking } satisfies OneBookingAnswer
}
