import { type BookingStage, type BookingState, stateOf } from "#domain/bookings/booking.ts"
import { summaryMessages } from "#domain/bookings/summary/summary-messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import { StatusBadge, type Tone } from "#site/ui/status-badge.tsx"

/** Spec §4: confirmed green, pending yellow, cancelled red, others grey. */
const TONES: Record<BookingState, Tone> = {
  confirmed: "good",
  pending: "waiting",
  cancelled: "bad",
  completed: "neutral",
  "no-show": "neutral",
  calledOff: "bad",
  declined: "bad",
  expired: "neutral",
}

export function BookingStatus({ booking }: { booking: BookingStage }) {
  const t = useTranslate()
  const state = stateOf(booking)
  return <StatusBadge tone={TONES[state]} label={t(summaryMessages.status[state])} />
}
