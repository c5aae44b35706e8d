import type { ReactNode } from "react"

export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="action-bar fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-sheet pb-[env(safe-area-inset-bottom)] lg:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">{children}</div>
    </div>
  )
}
