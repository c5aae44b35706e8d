/** Values that the browser refuses to store (private mode, full disk, blocked site data) last as long as the page. */
const unstored = new Map<string, string>()

/** Reads from local storage, or what `setStored` could not write there. Returns null if there is neither. */
export function getStored(key: string): string | null {
  return unstored.get(key) ?? readStorage(key)
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes to local storage, or removes with null, and notifies listeners in this tab. */
export function setStored(key: string, value: string | null): void {
  unstored.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) unstored.set(key, value)
  }
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }))
}

/** Returns the keys that begin with a prefix, of what is stored and of what could not be. */
export function storedKeys(prefix: string): string[] {
  const all = new Set([...unstored.keys(), ...readKeys()])
  return [...all].filter((key) => key.startsWith(prefix))
}

function readKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Returns whether values outlive the page. */
export function isStoredForGood(key: string): boolean {
  return !unstored.has(key)
}

/** Calls back on changes in any tab. @returns a function that stops it */
export function onStoredChange(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener("storage", hear)
  return () => window.removeEventListener("storage", hear)
}
