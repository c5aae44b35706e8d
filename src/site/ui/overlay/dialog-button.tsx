import { Link, type LinkProps } from "@tanstack/react-router"
import { type ReactNode, useState } from "react"
import { useDialogLink } from "./link-as-button.ts"
import { MountOnOpen } from "./mount-on-open.tsx"

type Props = Partial<Pick<LinkProps, "to" | "params" | "search">> & {
  className: string
  label?: string
  /** Called on hover and focus. If it fails, opening the dialog says so. */
  prefetch: () => Promise<unknown>
  /** Renders the dialog. After `onSent` it closes, and starts empty the next time. */
  dialog: (on: { onClose: () => void; onSent: () => void }) => ReactNode
  children: ReactNode
}

/** A button that opens a dialog. Without JavaScript, or where there are no dialogs, it is a link to a page. */
export function DialogButton({ dialog, prefetch, label, children, ...page }: Props) {
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(0)
  const button = useDialogLink(() => setOpen(true))
  const preload = () => void prefetch().catch(() => {})
  const onSent = () => {
    setOpen(false)
    setSent(sent + 1)
  }
  return (
    <>
      <Link
        {...page}
        {...button}
        preload={false}
        activeProps={{}}
        aria-label={label}
        title={label}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {children}
      </Link>
      <MountOnOpen key={sent} open={open}>
        {dialog({ onClose: () => setOpen(false), onSent })}
      </MountOnOpen>
    </>
  )
}
