import { Button, type ButtonProps } from "@mui/material"
import { type ReactNode, useState } from "react"

type Props = Omit<ButtonProps, "onClick"> & { dialog: (onClose: () => void) => ReactNode }

/** A button that opens a dialog. It must stay on the screen while the dialog is open. */
export function DialogButton({ dialog, ...button }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}
