import type { ReactNode } from "react"

export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="action-bar fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-sheet pb-[env(safe-area-inset-bottom)] lg:hidden">
      <div className="wrap flex items-center justify-between gap-4 py-3">{children}</div>
    </div>
  )
}
