import type * as z from "zod"
import type { CancellationBand } from "./content.ts"
import type * as shapes from "./shapes.server.ts"

/** Refund percentage until `hoursBefore` hours before the start, inclusive. */
export type CancellationPeriod = CancellationBand

export type CancellationStep = z.infer<typeof shapes.cancellationStep>

/**
 * Returns what cancelling refunds up to the start, earliest period first, each different from the one before. Without
 * bands cancelling is free until the start; after the last band nothing is refunded. Every statement about free
 * cancellation derives from this function. Source: docs/booking-rules.md.
 */
export function cancellationPeriods(bands: readonly CancellationBand[]): CancellationPeriod[] {
  if (bands.length === 0) return [{ hoursBefore: 0, refundPercent: 100 }]
  const ordered = bands.toSorted((a, b) => b.hoursBefore - a.hoursBefore)
  const isOpenEnded = ordered.at(-1)!.hoursBefore > 0
  const all = isOpenEnded ? [...ordered, { hoursBefore: 0, refundPercent: 0 }] : ordered
  return mergeEqual(all)
}

/** Drops what has the same refund as the one after it. */
export function mergeEqual<P extends { refundPercent: number }>(periods: readonly P[]): P[] {
  return periods.filter(({ refundPercent }, nth) => refundPercent !== periods[nth + 1]?.refundPercent)
}

/** Returns how many hours before the start cancelling is still free; null if it never is. */
export function freeCancellationHours(bands: readonly CancellationBand[]): number | null {
  const [first] = cancellationPeriods(bands)
  return first?.refundPercent === 100 ? first.hoursBefore : null
}
