import { CircleAlert, CircleCheck, Clock, Info } from "lucide-react"
import type { ReactNode } from "react"

const TONES = {
  good: { look: "bg-confirmed-tint text-confirmed", icon: CircleCheck },
  waiting: { look: "bg-pending-tint text-pending", icon: Clock },
  bad: { look: "bg-cancelled-tint text-cancelled", icon: CircleAlert },
  neutral: { look: "bg-mist text-ink", icon: Info },
}

type Props = { tone: keyof typeof TONES; title?: string; children?: ReactNode; className?: string }

export function Notice({ tone, title, children, className = "" }: Props) {
  const { look, icon: Icon } = TONES[tone]
  return (
    <div className={`flex gap-3 rounded-card p-4 ${look} ${className}`.trim()}>
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 grow">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
