import type { CancellationBand } from "#features/catalogue/content.ts"

const HOUR_MS = 3_600_000

/** How a cancellation stands at an instant: how much is given back, and until when (inclusive) that holds. */
export type CancellationTerms = {
  /** The band in force; null where none was agreed, or the last is over. */
  band: CancellationBand | null
  refundPercent: number
  until: Date | null
  /** What is given back after `until`; null where nothing changes any more. */
  nextRefundPercent: number | null
}

/**
 * What cancelling means by the bands that were agreed (booking-rules.md). `startsAt` is the instant of the start, made
 * of Hanoi's wall clock: nothing here depends on the time zone of whoever computes it. Without bands nothing was agreed
 * that costs. Once it has started nothing is given back.
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

/** An amount in minor units, split by what is given back; the halves always add up. */
export function splitRefund(totalMinor: number, refundPercent: number): { refund: number; fee: number } {
  const refund = Math.round((totalMinor * refundPercent) / 100)
  return { refund, fee: totalMinor - refund }
}
