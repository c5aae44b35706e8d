import type { LinkProps } from "@tanstack/react-router"
import { type ReactNode, useState } from "react"
import { DialogLink } from "./dialog-link.tsx"
import { MountOnOpen } from "./mount-on-open.tsx"

type Props = Partial<Pick<LinkProps, "to" | "params" | "search">> & {
  className: string
  prefetch: () => Promise<unknown>
  /** Renders the dialog. After `onSent` it closes, and starts empty the next time. */
  dialog: (on: { onClose: () => void; onSent: () => void }) => ReactNode
  children: ReactNode
}

export function DialogButton({ dialog, prefetch, ...link }: Props) {
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(0)
  const onSent = () => {
    setOpen(false)
    setSent(sent + 1)
  }
  return (
    <>
      <DialogLink {...link} onOpen={() => setOpen(true)} onIntent={prefetch} />
      <MountOnOpen key={sent} open={open}>
        {dialog({ onClose: () => setOpen(false), onSent })}
      </MountOnOpen>
    </>
  )
}
