import { useTranslate } from "#i18n/language.tsx"
import { StatusBadge, type Tone } from "#ui/status-badge.tsx"
import type { BookingStatus as Status } from "./booking.ts"
import { screenMessages as texts } from "./checkout/fields/screen-messages.ts"

/** Spec §4: confirmed green, pending yellow, cancelled red, others grey. */
const TONES: Record<Status, Tone> = {
  confirmed: "good",
  pending: "waiting",
  cancelled: "bad",
  completed: "neutral",
  "no-show": "neutral",
}

export function BookingStatus({ status }: { status: Status }) {
  const t = useTranslate()
  return <StatusBadge tone={TONES[status]} label={t(texts.status[status])} />
}
