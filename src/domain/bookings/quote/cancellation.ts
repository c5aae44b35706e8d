import { type CancellationStep, cancellationPeriods } from "#domain/catalogue/cancellation.ts"
import type { CancellationBand } from "#domain/catalogue/content.ts"
import { hanoiInstant } from "#lib/today.ts"

const HOUR_MS = 3_600_000

/** Refund percentage at an instant, valid until `until` (inclusive). */
export type CancellationTerms = {
  band: CancellationBand | null
  refundPercent: number
  until: Date | null
  nextRefundPercent: number | null
}

type Start = { travelDate: string; startTime: string | null }

/** Returns the start that the policy counts from. Without a time it is the beginning of the day. */
export function startInstant({ travelDate, startTime }: Start): Date {
  return hanoiInstant(travelDate, startTime ?? "00:00")
}

/** Returns whether it is too late for guests to book or change a trip. */
export function isPastCutOff(of: Start & { cutoffHours: number }, now: Date): boolean {
  return now.getTime() > startInstant(of).getTime() - of.cutoffHours * HOUR_MS
}

/** Returns the refund terms from `now` on, the current ones first. After the start there is no refund. */
export function cancellationSteps(bands: CancellationBand[], startsAt: Date, now: Date): CancellationStep[] {
  const ahead = cancellationPeriods(bands)
    .map(({ hoursBefore, refundPercent }) => ({
      refundPercent,
      until: new Date(startsAt.getTime() - hoursBefore * HOUR_MS),
    }))
    .filter(({ until }) => until >= now)
  if (ahead.length === 0) return [{ refundPercent: 0, until: null }]
  return ahead.map(({ refundPercent, until }) => ({
    refundPercent,
    until: refundPercent === 0 && until.getTime() === startsAt.getTime() ? null : until.toISOString(),
  }))
}

/**
 * Returns the refund terms at `now` (booking-rules.md). Without bands cancelling is free until the start; after it
 * there is no refund.
 */
export function cancellationCost(bands: CancellationBand[], startsAt: Date, now: Date): CancellationTerms {
  const [current, next] = cancellationSteps(bands, startsAt, now)
  const { refundPercent = 0, until = null } = current ?? {}
  if (until === null) return { band: null, refundPercent, until: null, nextRefundPercent: null }
  const ends = new Date(until)
  const hoursBefore = (startsAt.getTime() - ends.getTime()) / HOUR_MS
  const band = bands.find((one) => one.hoursBefore === hoursBefore) ?? null
  return { band, refundPercent, until: ends, nextRefundPercent: next?.refundPercent ?? 0 }
}

/** Returns the instant until which cancelling is free; null if it costs something now. */
export function freeUntil([first]: readonly CancellationStep[]): string | null {
  return first?.refundPercent === 100 ? first.until : null
}

/** Splits an amount in minor units into refund and fee. The two always add up to the amount. */
export function splitRefund(totalMinor: number, refundPercent: number): { refund: number; fee: number } {
  const refund = Math.round((totalMinor * refundPercent) / 100)
  return { refund, fee: totalMinor - refund }
}
