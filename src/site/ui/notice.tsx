import type { ReactNode } from "react"
import { Icon } from "#site/ui/icon.tsx"

const TONES = {
  good: { look: "bg-confirmed-tint text-confirmed", icon: "circle-check" },
  waiting: { look: "bg-pending-tint text-pending", icon: "clock" },
  bad: { look: "bg-cancelled-tint text-cancelled", icon: "circle-alert" },
  neutral: { look: "bg-mist text-ink", icon: "info" },
} as const

type Props = { tone: keyof typeof TONES; title?: string; children?: ReactNode; className?: string }

export function Notice({ tone, title, children, className = "" }: Props) {
  const { look, icon } = TONES[tone]
  return (
    <div className={`flex gap-3 rounded-card p-4 ${look} ${className}`.trim()}>
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
