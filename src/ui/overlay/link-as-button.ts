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
