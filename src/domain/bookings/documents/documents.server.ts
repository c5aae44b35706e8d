import type { Booking } from "#domain/bookings/booking.ts"
import { findBookingByReference } from "#domain/bookings/bookings.server.ts"
import { withPayTo } from "#domain/bookings/payments/pay-to.server.ts"
import { findDocumentLogo } from "#domain/settings/logo/logo-pictures.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { inLanguage } from "#i18n/localized.ts"
import { renderInTurn } from "#server/documents/render-queue.server.ts"
import { notFound } from "#server/errors.server.ts"
import type { Attachment, CalendarPart } from "#server/mail/transport.server.ts"
import type { Verification } from "./document.ts"

/** Returns a picture of the VietQR code of what is due, or of everything that is open, with the account in words. */
export async function makeVietQr(booking: Booking, of: "due" | "all" = "due"): Promise<Attachment | undefined> {
  const { payTo, payToAll = payTo } = await withPayTo(booking)
  const asked = (of === "all" ? payToAll : payTo)?.find(({ vietQr }) => vietQr)
  if (!asked?.vietQr) return undefined
  const { text: code } = asked.vietQr
  const { language } = booking
  const company = inLanguage((await findSettings()).companyName, language)
  const { drawPayCard } = await import("./pay-card.server.ts")
  const content = await renderInTurn(() => drawPayCard({ company, payTo: asked, code, language }))
  return { filename: `vietqr-${booking.reference}.png`, contentType: "image/png", content }
}

export async function makeVoucher(whole: Booking, origin: string): Promise<Attachment> {
  const booking = await withPayTo(whole)
  const settings = await findSettings()
  const { drawVoucher } = await import("./voucher.server.ts")
  const logo = await findDocumentLogo(settings)
  const content = await renderInTurn(() => drawVoucher(booking, { settings, logo, origin }))
  return { filename: `voucher-${booking.reference}.pdf`, contentType: "application/pdf", content }
}

export async function makeCalendar(booking: Booking, origin: string, method?: "PUBLISH"): Promise<CalendarPart> {
  const { buildCalendar } = await import("./calendar.server.ts")
  return buildCalendar(booking, { settings: await findSettings(), origin }, method)
}

/** Returns no personal data. @throws notFound */
export async function verifyReference(typed: string): Promise<Verification> {
  const booking = await findBookingByReference(typed)
  if (!booking) throw notFound("Booking")
  const { reference, status, productType, travelDate, startTime, product } = booking
  const calledOff = booking.calledOff !== null
  return { reference, status, productType, product: product.name, travelDate, startTime, calledOff }
}
