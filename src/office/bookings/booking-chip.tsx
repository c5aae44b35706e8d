import { type BookingStage, stateOf } from "#domain/bookings/booking.ts"
import type { Tone } from "#office/frame/theme.ts"
import { StatusChip } from "#office/ui/chip.tsx"

const TONES: Record<ReturnType<typeof stateOf>, Tone> = {
  pending: "warning",
  confirmed: "success",
  completed: "neutral",
  cancelled: "danger",
  "no-show": "danger",
  calledOff: "danger",
}

/** The state of a booking, in words and colour. */
export function BookingChip({ booking }: { booking: BookingStage }) {
  const state = stateOf(booking)
  return <StatusChip label={`bookings.status.${state}`} tone={TONES[state]} />
}
