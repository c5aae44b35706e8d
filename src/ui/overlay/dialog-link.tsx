import type { LinkProps } from "@tanstack/react-router"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useDialogLink } from "./link-as-button.ts"

type Props = Partial<Pick<LinkProps, "to" | "params" | "search">> & {
  onOpen: () => void
  /** Called on hover and focus, to preload. If it fails, opening the dialog says so. */
  onIntent: () => Promise<unknown>
  className: string
  label?: string
  children: ReactNode
}

/** A button that opens a dialog. Without JavaScript, or where there are no dialogs, it is a link to a page. */
export function DialogLink({ onOpen, onIntent, label, children, ...page }: Props) {
  const button = useDialogLink(onOpen)
  const preload = () => void onIntent().catch(() => {})
  return (
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
  )
}
