import { useSyncExternalStore } from "react"

/** Tailwind's `lg`. */
const WIDE = "(width >= 64rem)"

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener("change", onChange)
  return () => query.removeEventListener("change", onChange)
}

/** Returns whether the window is wide enough for a column at the side. False on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
