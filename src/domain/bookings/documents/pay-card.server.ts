import sharp from "sharp"
import type { PayTo } from "#domain/bookings/booking.ts"
import { payToFacts, payToMessages } from "#domain/bookings/payments/pay-to-facts.ts"
import type { Language } from "#i18n/localized.ts"
import { INK, SOFT } from "#lib/color/palette.ts"
import { type DrawnText, drawText } from "#server/pages/drawn-text.server.ts"
import { qrPng } from "#server/qr-code.server.ts"

/** Sharp on every phone. */
const WIDTH = 1080
const CODE = 840
const MARGIN = 72
const GAP = 40

type Card = { company: string; payTo: PayTo; code: string; language: Language }
type Line = { words: string; size: number; color: string; gap: number }

/**
 * Draws a picture for a phone's gallery: the code that a bank's app picks there, and in words what a guest without the app
 * types.
 */
export async function drawPayCard({ company, payTo, code, language }: Card): Promise<Buffer> {
  const lines: Line[] = [
    { words: company, size: 44, color: INK, gap: 44 },
    ...payToFacts(payTo, language).flatMap(({ key, value }): Line[] => [
      { words: payToMessages[key][language], size: 28, color: SOFT, gap: 14 },
      { words: value, size: key === "amount" || key === "accountNumber" ? 52 : 40, color: INK, gap: GAP },
    ]),
  ]
  const drawn: DrawnText[] = []
  for (const { words, size, color } of lines)
    drawn.push(await drawText(words, { size, color, width: WIDTH - 2 * MARGIN }))
  let top = CODE
  const texts = drawn.map(({ png, height }, nth) => {
    const placed = { input: png, left: MARGIN, top }
    top += height + lines[nth]!.gap
    return placed
  })
  const picture = await qrPng(code, CODE)
  return sharp({ create: { width: WIDTH, height: top + MARGIN / 2, channels: 3, background: "#ffffff" } })
    .composite([{ input: picture, left: (WIDTH - CODE) / 2, top: MARGIN / 4 }, ...texts])
    .png({ palette: true })
    .toBuffer()
}
