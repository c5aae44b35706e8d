import { useCallback, useSyncExternalStore } from "react"
import { onKeptChange, readKept } from "#lib/kept.ts"

/** What this browser keeps under a key, always up to date; nothing while the server draws. */
export function useKept(key: string): string | null {
  const subscribe = useCallback((listener: () => void) => onKeptChange(key, listener), [key])
  return useSyncExternalStore(
    subscribe,
    () => readKept(key),
    () => null,
  )
}
