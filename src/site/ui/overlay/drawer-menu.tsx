import { type ReactNode, Suspense, useState } from "react"
import { Icon } from "#site/ui/icon.tsx"
import { useDialogLink } from "./link-as-button.ts"

type Props = {
  label: string
  /** Page with the same links, for use without JavaScript or dialogs, and if the menu can't be loaded. */
  href: string
  load: () => Promise<unknown>
  /** Renders the menu, a `Drawer`, once it has been loaded. */
  children: (onClose: () => void) => ReactNode
}

export function DrawerMenu({ label, href, load, children }: Props) {
  const [state, setState] = useState<"closed" | "loading" | "open">("closed")
  const open = async () => {
    setState("loading")
    try {
      await load()
      setState("open")
    } catch {
      setState("closed")
      location.assign(href)
    }
  }
  const button = useDialogLink(() => void open())
  const preload = () => void load().catch(() => {})
  return (
    <>
      <a
        href={href}
        {...button}
        {...(button.role && { "aria-expanded": state === "open", "aria-busy": state === "loading" })}
        aria-label={label}
        title={label}
        onPointerEnter={preload}
        onFocus={preload}
        className="icon-btn"
      >
        <Icon name="menu" />
      </a>
      {state === "open" && <Suspense>{children(() => setState("closed"))}</Suspense>}
    </>
  )
}
