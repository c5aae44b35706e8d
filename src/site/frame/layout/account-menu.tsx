import { Link } from "@tanstack/react-router"
import { type FocusEvent, type KeyboardEvent, lazy, type PointerEvent, Suspense, useRef, useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { useSignedIn } from "#lib/api/token.ts"
import { messages } from "#site/frame/messages.ts"
import { Icon } from "#site/ui/icon.tsx"
import { AccountLinks } from "./account-links.tsx"

const Avatar = lazy(() => import("./avatar.tsx"))

export function AccountMenu() {
  const t = useTranslate()
  const signedIn = useSignedIn()
  const { open, button, toggle, box } = useDropdown()
  const icon = <Icon name="user" className="size-5" />
  if (signedIn === undefined)
    // Before hydration and without JavaScript.
    return (
      <Link to="/login" aria-label={t(messages.account)} preload={false} className="icon-btn max-lg:hidden">
        {icon}
      </Link>
    )
  return (
    <div {...box} className="relative max-lg:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={t(messages.account)}
        onClick={toggle}
        className="icon-btn"
      >
        {signedIn ? (
          <Suspense fallback={icon}>
            <Avatar />
          </Suspense>
        ) : (
          icon
        )}
      </button>
      {open && (
        <div className="dropdown">
          <AccountLinks className="px-4" />
        </div>
      )}
    </div>
  )
}

function useDropdown() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // A mouse press must not close the menu that its hover opened.
  const hovered = useRef(false)
  const hover = (on: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return
    hovered.current = on
    setOpen(on)
  }
  const box = {
    onPointerEnter: hover(true),
    onPointerLeave: hover(false),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!hovered.current && !currentTarget.contains(relatedTarget)) setOpen(false)
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !open) return
      setOpen(false)
      button.current?.focus()
    },
    onClick: ({ target }: { target: EventTarget }) => {
      if ((target as Element).closest(".dropdown a, .dropdown button")) setOpen(false)
    },
  }
  return { open, button, toggle: () => setOpen(hovered.current || !open), box }
}
