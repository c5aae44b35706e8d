import { useHydrated } from "@tanstack/react-router"
import type { KeyboardEvent, MouseEvent } from "react"

/**
 * Makes a link a button once a script runs: `press` is done in place of following it. Until then, and with Ctrl, Shift or
 * the middle button, it leads to its page.
 */
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
