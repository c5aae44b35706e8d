import { useHydrated } from "@tanstack/react-router"
import type { KeyboardEvent, MouseEvent } from "react"

/** Turns a link into a button after hydration. With Ctrl, Shift or the middle button it stays a link. */
export function useLinkAsButton(press: () => void) {
  const isButton = useHydrated()
  return {
    role: isButton ? "button" : undefined,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return
      event.preventDefault()
      press()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== " ") return
      event.preventDefault()
      press()
    },
  }
}

/** Turns a link into a button that opens a dialog. In browsers without `<dialog>` it stays the link to its page. */
export function useDialogLink(open: () => void) {
  const button = useLinkAsButton(open)
  if (typeof HTMLDialogElement === "undefined") return { role: undefined }
  return { ...button, ...(button.role && { "aria-haspopup": "dialog" as const }) }
}
