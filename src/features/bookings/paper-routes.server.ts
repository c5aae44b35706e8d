import { Hono } from "hono"
import { makeCalendar, makeVoucher } from "#features/documents/documents.server.ts"
import { knowUser } from "#server/auth.server.ts"
import { conflict } from "#server/errors.server.ts"
import { limitByNetwork } from "#server/limits.server.ts"
import type { Attachment } from "#server/mail.server.ts"
import { publicAddress } from "#server/public-address.server.ts"
import { findBookingFor } from "./bookings.server.ts"
import { viewerOf } from "./guest-tokens.server.ts"
import { lifeMessages } from "./life-messages.ts"

const limited = limitByNetwork("documentsByNetwork")

/** The papers of a booking, for its owner, for a guest with proof and for staff. */
export const paperRoutes = new Hono()
  .get("/:id/voucher.pdf", limited, knowUser, async (c) => {
    const booking = await findBookingFor(viewerOf(c), c.req.param("id"))
    if (!booking.documents.voucher) throw conflict("NOT_CONFIRMED", lifeMessages.notConfirmed)
    return asFile(await makeVoucher(booking, publicAddress()))
  })
  .get("/:id/calendar.ics", limited, knowUser, async (c) => {
    const booking = await findBookingFor(viewerOf(c), c.req.param("id"))
    const { content } = await makeCalendar(booking, publicAddress(), "PUBLISH")
    const filename = `booking-${booking.reference}.ics`
    return asFile({ filename, content, contentType: "text/calendar; charset=utf-8; method=PUBLISH" })
  })

function asFile({ filename, contentType, content }: Attachment): Response {
  const headers = { "content-type": contentType, "content-disposition": `attachment; filename="${filename}"` }
  return new Response(typeof content === "string" ? content : new Uint8Array(content), { headers })
}
