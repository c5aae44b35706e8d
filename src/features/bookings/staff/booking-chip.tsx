import type { Tone } from "#staff/theme.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { type BookingStage, stateOf } from "../booking.ts"

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
