import type { Booking } from "#domain/bookings/booking.ts"
import { findBookingById } from "#domain/bookings/bookings.server.ts"
import { findDocumentLogo } from "#domain/settings/logo/logo-pictures.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { isSealed } from "#server/database/site-secret.server.ts"
import { renderInTurn } from "#server/documents/render-queue.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { Attachment } from "#server/mail/transport.server.ts"
import { paperNumber } from "./paper.ts"
import { findPaper, PAPER_SEAL } from "./papers.server.ts"

/** Returns the PDF of a paper and its booking. Check access before. @throws notFound */
export async function makePaper(id: string): Promise<{ file: Attachment; booking: Booking }> {
  const found = isUuid(id) ? await findPaper(id) : undefined
  const booking = found && (await findBookingById(found.paper.bookingId))
  if (!found || !booking) throw notFound("Paper")
  const settings = await findSettings()
  const logo = await findDocumentLogo(settings)
  const { drawPaper } = await import("./paper-pdf.server.ts")
  const content = await renderInTurn(() => drawPaper(found, { booking, settings, logo }))
  const filename = `${paperNumber(found.paper)}.pdf`
  return { file: { filename, contentType: "application/pdf", content }, booking }
}

/** Returns the PDF that a sealed address opens. @throws notFound for every other address */
export async function openPaper(path: string, id: string, token: string): Promise<Attachment> {
  if (!(await isSealed(token, PAPER_SEAL, path))) throw notFound("Paper")
  return (await makePaper(id)).file
}
