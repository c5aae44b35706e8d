import sharp from "sharp"
import type { BookingRecord } from "#domain/bookings/create/insert-bookings.server.ts"
import { insertAccount } from "#domain/refunds/refund-accounts.server.ts"
import { insertSlip } from "#domain/slips/slip-pictures.server.ts"
import { fold } from "#lib/text/fold.ts"
import type { Database } from "#server/database/database.server.ts"
import { drawText } from "#server/pages/drawn-text.server.ts"
import { demoId } from "./demo-ids.server.ts"
import type { Trip } from "./trip.ts"

const HOUR_MS = 3_600_000
const SIZE = { width: 720, height: 1280 }

/** Adds what guests have sent about money: a slip that nobody has checked, and an account for a refund. */
export async function seedMoney(trips: Trip[], records: BookingRecord[], transaction: Database): Promise<void> {
  for (const [nth, trip] of trips.entries()) {
    const { booking } = records[nth]!
    const bookingId = booking.id!
    if (trip.refundWaits) {
      const holder = fold(booking.customerName ?? "").toUpperCase()
      const account = { bin: "970422", accountNumber: "0901234567890", holder }
      await insertAccount({ bookingId, way: "transfer", ...account }, transaction)
    }
    if (trip.slip) {
      const key = demoId(`slip ${nth}`).replaceAll("-", "").slice(0, 26)
      const createdAt = new Date(Date.now() - 2 * HOUR_MS)
      await insertSlip({ bookingId, key, ...SIZE, createdAt }, await drawSlip(booking), transaction)
    }
  }
}

/** Draws what a guest's bank shows after a transfer. No bank looks like this one. */
async function drawSlip({ reference, customerName = "" }: BookingRecord["booking"]): Promise<Buffer> {
  const line = (words: string, size: number, color = "#14302e") => drawText(words, { size, color, width: 600 })
  const content = `${reference.replaceAll("-", "")} CON LAI`
  const lines = [
    await line("Chuyển khoản thành công", 44),
    await line("Ngân hàng mẫu (demo)", 28, "#4a5f5c"),
    await line(fold(customerName).toUpperCase(), 32),
    await line("Tài khoản nhận 0000000000", 32),
    await line(content, 36),
  ]
  const tick = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><circle cx="80" cy="80" r="80" fill="#0b5d57"/><path d="M44 84l26 26 48-56" fill="none" stroke="#fff" stroke-width="14"/></svg>`
  const texts = lines.map(({ png, width }, nth) => ({
    input: png,
    left: Math.round((SIZE.width - width) / 2),
    top: 420 + nth * 130,
  }))
  return sharp({ create: { ...SIZE, channels: 3, background: "#fbf6ec" } })
    .composite([{ input: Buffer.from(tick), left: 280, top: 190 }, ...texts])
    .webp({ quality: 88 })
    .toBuffer()
}
