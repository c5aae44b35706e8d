import { type BookingStage, type BookingState, stateOf } from "#domain/bookings/booking.ts"
import type { Tone } from "#office/frame/theme.ts"
import { StatusChip } from "#office/ui/chip.tsx"

const TONES: Record<BookingState, Tone> = {
  pending: "warning",
  confirmed: "success",
  completed: "neutral",
  cancelled: "danger",
  "no-show": "danger",
  calledOff: "danger",
  declined: "neutral",
  expired: "neutral",
}

/** The state of a booking, in words and colour. */
export function BookingChip({ booking }: { booking: BookingStage }) {
  const state = stateOf(booking)
  return <StatusChip label={`bookings.status.${state}`} tone={TONES[state]} />
}
