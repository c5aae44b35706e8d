/** Reads from local storage. Returns null where storage is forbidden. */
export function getStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes to local storage, or removes with null, and notifies listeners in this tab. */
export function setStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }))
}

/** Calls back on changes in any tab. @returns a function that stops it */
export function onStoredChange(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener("storage", hear)
  return () => window.removeEventListener("storage", hear)
}
