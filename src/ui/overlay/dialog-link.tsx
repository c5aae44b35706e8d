import type { LinkProps } from "@tanstack/react-router"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useLinkAsButton } from "./link-as-button.ts"

type Props = Partial<Pick<LinkProps, "to" | "params" | "search">> & {
  /** Opens the dialog in place of the page. */
  onOpen: () => void
  /** Called when a visitor shows the wish. */
  onIntent: () => void
  className: string
  label?: string
  children: ReactNode
}

/** A link to a page that works without script; once one runs it is a button that opens the same as a dialog here. */
export function DialogLink({ onOpen, onIntent, label, children, ...page }: Props) {
  const button = useLinkAsButton(onOpen)
  return (
    <Link
      {...page}
      {...button}
      {...(button.role && { "aria-haspopup": "dialog" })}
      preload={false}
      activeProps={{}}
      aria-label={label}
      title={label}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </Link>
  )
}
