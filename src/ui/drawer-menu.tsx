import { Menu } from "lucide-react"
import { type MouseEvent, type ReactNode, useState } from "react"
import { IconButton } from "./button.tsx"
import { Dialog } from "./dialog.tsx"

/** The menu of narrow screens: a button, and a drawer from the right that closes when a link in it is followed. */
export function DrawerMenu({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={label} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Menu aria-hidden="true" />
      </IconButton>
      {open && (
        <Dialog title={label} place="side" onClose={() => setOpen(false)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the links inside, which the keyboard clicks too */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
          <div onClick={closeAfterLink}>{children}</div>
        </Dialog>
      )}
    </>
  )
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest("a")) currentTarget.closest("dialog")?.close()
}
