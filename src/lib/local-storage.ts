/**
 * What this browser keeps in local storage, and who hears of changes: in other tabs the browser tells of them, in this
 * one `keep` does. Where storage is forbidden nothing is kept, and nothing fails.
 */
export function getStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or with `null` forgets it, and tells everybody who listens. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }))
}

/** Calls back whenever what is kept under a key changes, until the returned function is called. */
export function onStoredChange(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener("storage", hear)
  return () => window.removeEventListener("storage", hear)
}
