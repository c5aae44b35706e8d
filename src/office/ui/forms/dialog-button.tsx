import { type ReactNode, useState } from "react"
import { ActionButton, type ActionButtonProps } from "../action-button.tsx"

type Props = Omit<ActionButtonProps, "onClick"> & { dialog: (onClose: () => void) => ReactNode }

/** A button that opens a dialog. It must stay on the screen while the dialog is open. */
export function DialogButton({ dialog, ...button }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}
