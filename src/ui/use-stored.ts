import { useCallback, useSyncExternalStore } from "react"
import { getStored, onStoredChange } from "#lib/local-storage.ts"

/** What this browser keeps under a key, always up to date; nothing while the server draws. */
export function useStored(key: string): string | null {
  const subscribe = useCallback((listener: () => void) => onStoredChange(key, listener), [key])
  return useSyncExternalStore(
    subscribe,
    () => getStored(key),
    () => null,
  )
}
