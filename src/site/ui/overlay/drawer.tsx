import type { MouseEvent, ReactNode } from "react"
import { Dialog } from "./dialog.tsx"

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A dialog at the side of the page, with links. */
export function Drawer({ title, onClose, children }: Props) {
  return (
    <Dialog title={title} position="side" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the links inside, which the keyboard clicks too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div onClick={closeAfterLink}>{children}</div>
    </Dialog>
  )
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest("a")) currentTarget.closest("dialog")?.close()
}
