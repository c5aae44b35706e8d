import type { LinkProps } from "@tanstack/react-router"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useLinkAsButton } from "./link-as-button.ts"

type Props = Partial<Pick<LinkProps, "to" | "params" | "search">> & {
  onOpen: () => void
  /** Called on hover and focus, to preload. If it fails, opening the dialog says so. */
  onIntent: () => Promise<unknown>
  className: string
  label?: string
  children: ReactNode
}

/** A link to a page without JavaScript, a button that opens a dialog with it. */
export function DialogLink({ onOpen, onIntent, label, children, ...page }: Props) {
  const button = useLinkAsButton(onOpen)
  const preload = () => void onIntent().catch(() => {})
  return (
    <Link
      {...page}
      {...button}
      {...(button.role && { "aria-haspopup": "dialog" })}
      preload={false}
      activeProps={{}}
      aria-label={label}
      title={label}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {children}
    </Link>
  )
}
