import { Check, CircleDashed, Clock, X } from "lucide-react"

export type Tone = "good" | "waiting" | "bad" | "neutral"

const TONES = {
  good: { look: "bg-confirmed-tint text-confirmed", icon: Check },
  waiting: { look: "bg-pending-tint text-pending", icon: Clock },
  bad: { look: "bg-cancelled-tint text-cancelled", icon: X },
  neutral: { look: "bg-mist text-ink", icon: CircleDashed },
}

export function StatusBadge({ tone, label }: { tone: Tone; label: string }) {
  const { look, icon: Icon } = TONES[tone]
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold ${look}`}>
      <Icon className="size-4" aria-hidden="true" />
      {label}
    </span>
  )
}
