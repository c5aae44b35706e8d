import type { CancellationBand } from "#features/catalogue/content.ts"

const HOUR_MS = 3_600_000

/** Refund percentage at an instant, valid until `until` (inclusive). */
export type CancellationTerms = {
  band: CancellationBand | null
  refundPercent: number
  until: Date | null
  nextRefundPercent: number | null
}

/**
 * Returns the refund terms at `now` (booking-rules.md). Without bands cancelling is free until the start; after it
 * there is no refund.
 */
export function cancellationCost(bands: CancellationBand[], startsAt: Date, now: Date): CancellationTerms {
  const msLeft = startsAt.getTime() - now.getTime()
  if (msLeft < 0) return { band: null, refundPercent: 0, until: null, nextRefundPercent: null }
  if (bands.length === 0) return { band: null, refundPercent: 100, until: startsAt, nextRefundPercent: 0 }
  const descending = bands.toSorted((a, b) => b.hoursBefore - a.hoursBefore)
  const at = descending.findIndex((band) => band.hoursBefore * HOUR_MS <= msLeft)
  const band = descending[at]
  if (!band) return { band: null, refundPercent: 0, until: null, nextRefundPercent: null }
  return {
    band,
    refundPercent: band.refundPercent,
    until: new Date(startsAt.getTime() - band.hoursBefore * HOUR_MS),
    nextRefundPercent: descending[at + 1]?.refundPercent ?? 0,
  }
}

/** Splits an amount in minor units into refund and fee. The two always add up to the amount. */
export function splitRefund(totalMinor: number, refundPercent: number): { refund: number; fee: number } {
  const refund = Math.round((totalMinor * refundPercent) / 100)
  return { refund, fee: totalMinor - refund }
}
