import type { ReactNode } from "react"
import { Button } from "#site/ui/button.tsx"

type Props = {
  /** What acting costs, always in view. */
  says?: ReactNode
  keep: string
  onClose: () => void
  children: ReactNode
}

/** A dialog's footer: what it costs, a button to act and one to leave it. The buttons stay where they are meanwhile. */
export function DialogButtons({ says, keep, onClose, children }: Props) {
  return (
    <>
      <div aria-live="polite" className="grid gap-3 not-empty:mb-4">
        {says}
      </div>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button look="secondary" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </>
  )
}
