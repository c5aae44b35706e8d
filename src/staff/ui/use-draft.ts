import { useState } from "react"
import { getStored, setStored } from "#lib/local-storage.ts"

const PREFIX = "staffDraft:"

/**
 * State that survives a lost connection, an ended session and a closed tab, until it is cleared. Kept in this browser
 * only. `isRestored`: the state comes from an earlier visit.
 */
export function useDraft<Draft extends object>(name: string, initial: Draft) {
  const key = PREFIX + name
  const [stored] = useState(() => read<Draft>(key))
  const [draft, setState] = useState<Draft>({ ...initial, ...stored })
  const change = (part: Partial<Draft>) => {
    const changed = { ...draft, ...part }
    setStored(key, JSON.stringify(changed))
    setState(changed)
  }
  const clear = () => {
    setStored(key, null)
    setState(initial)
  }
  return { draft, change, clear, isRestored: stored !== undefined }
}

export function countDrafts(): number {
  return draftKeys().length
}

export function forgetDrafts(): void {
  for (const key of draftKeys()) setStored(key, null)
}

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

function read<Draft>(key: string): Partial<Draft> | undefined {
  try {
    return JSON.parse(getStored(key) ?? "") as Partial<Draft>
  } catch {
    return undefined
  }
}
