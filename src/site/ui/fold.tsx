import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"

type Props = {
  title: string
  /** Whether it is open at first. */
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** Content that phones fold, and that wider screens show without its title. */
export function Fold({ title, isOpen = false, className = "", children }: Props) {
  return (
    <details open={isOpen} className={`fold ${className}`}>
      <summary>
        {title}
        <Icon name="chevron-right" className="size-4 shrink-0" />
      </summary>
      {children}
    </details>
  )
}
