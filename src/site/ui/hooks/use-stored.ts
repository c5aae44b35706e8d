import { useCallback, useSyncExternalStore } from "react"
import { getStored, onStoredChange } from "#lib/storage/local-storage.ts"

/** Returns a value of local storage and follows its changes. Null on the server. */
export function useStored(key: string): string | null {
  const subscribe = useCallback((listener: () => void) => onStoredChange(key, listener), [key])
  return useSyncExternalStore(
    subscribe,
    () => getStored(key),
    () => null,
  )
}
