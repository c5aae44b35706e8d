import { Button, type ButtonProps } from "@mui/material"
import type { ReactNode } from "react"
import { LinkBase, useTranslate } from "react-admin"
import { IfOpen } from "#office/frame/access/if-open.tsx"

export type ActionButtonProps = Omit<ButtonProps, "children"> & {
  /** A text, or the key of one. */
  label: ReactNode
  /** The screen that it leads to. Colleagues who may not open that don't see the button. */
  to?: string
  /** With an address (`href`): opens it in another tab. */
  target?: "_blank"
}

/** A button with a text. react-admin's own shows only its icon on phones. */
export function ActionButton({ label, to, target, ...props }: ActionButtonProps) {
  const translate = useTranslate()
  const link = to ? { component: LinkBase, to } : target && { target, rel: "noreferrer" }
  const button = (
    <Button {...link} {...props}>
      {typeof label === "string" ? translate(label, { _: label }) : label}
    </Button>
  )
  return to ? <IfOpen address={to}>{button}</IfOpen> : button
}
