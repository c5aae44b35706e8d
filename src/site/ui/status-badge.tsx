import { Icon } from "#site/ui/icon.tsx"

export type Tone = "good" | "waiting" | "bad" | "neutral"

const TONES = {
  good: { look: "bg-confirmed-tint text-confirmed", icon: "check" },
  waiting: { look: "bg-pending-tint text-pending", icon: "clock" },
  bad: { look: "bg-cancelled-tint text-cancelled", icon: "x" },
  neutral: { look: "bg-mist text-ink", icon: "circle-dashed" },
} as const

export function StatusBadge({ tone, label }: { tone: Tone; label: string }) {
  const { look, icon } = TONES[tone]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border border-transparent px-3 py-1 text-sm font-semibold ${look}`}
    >
      <Icon name={icon} className="size-4" />
      {label}
    </span>
  )
}
