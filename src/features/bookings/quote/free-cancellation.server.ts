import type { CancellationBand } from "#features/catalogue/content.ts"
import { freeCancellationHours } from "#features/catalogue/content.ts"
import { hanoiInstant } from "#lib/today.ts"

type Cancellable = { cancellationBands: CancellationBand[]; travelDate: string; startTime: string | null }

export function freeCancellationUntil(of: Cancellable, bookedAt: Date): Date | undefined {
  const hours = freeCancellationHours(of.cancellationBands)
  if (hours === null) return undefined
  const start = hanoiInstant(of.travelDate, of.startTime ?? "00:00")
  const until = new Date(start.getTime() - hours * 3_600_000)
  return until > bookedAt ? until : undefined
}
