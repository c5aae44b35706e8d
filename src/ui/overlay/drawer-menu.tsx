import { type MouseEvent, type ReactNode, useState } from "react"
import { Icon } from "#ui/icon.tsx"
import { Dialog } from "./dialog.tsx"
import { useDialogLink } from "./link-as-button.ts"

type Props = {
  label: string
  /** Page with the same links, for use without JavaScript or dialogs. */
  href: string
  children: ReactNode
}

export function DrawerMenu({ label, href, children }: Props) {
  const [open, setOpen] = useState(false)
  const button = useDialogLink(() => setOpen(true))
  return (
    <>
      <a
        href={href}
        {...button}
        {...(button.role && { "aria-expanded": open })}
        aria-label={label}
        title={label}
        className="icon-btn"
      >
        <Icon name="menu" />
      </a>
      {open && (
        <Dialog title={label} position="side" onClose={() => setOpen(false)}>
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
