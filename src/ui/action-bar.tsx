import type { ReactNode } from "react"

export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="bottom-bar lg:hidden">
      <div className="wrap flex items-center justify-between gap-4 py-3">{children}</div>
    </div>
  )
}
