import { useRef, useState } from "react"
import { getStored, setStored, storedKeys } from "#lib/storage/local-storage.ts"
import { signedInId } from "#staff/auth-provider.ts"

const PREFIX = "staffDraft:"

/** Drafts belong to the account that typed them: nobody sends what a colleague wrote at the same computer. */
const ownPrefix = () => `${PREFIX}${signedInId() ?? ""}:`

/**
 * State that survives a lost connection, an ended session and a closed tab, until it is cleared. Kept in this browser
 * only, for the account that is signed in. `isRestored`: the state comes from an earlier visit.
 */
export function useDraft<Draft extends object>(name: string, initial: Draft) {
  const [key] = useState(() => ownPrefix() + name)
  const [stored] = useState(() => read<Draft>(key))
  const [draft, setState] = useState<Draft>({ ...initial, ...stored })
  const latest = useRef(draft)
  const keep = (changed: Draft, text: string | null) => {
    latest.current = changed
    setStored(key, text)
    setState(changed)
  }
  const change = (part: Partial<Draft>) => {
    const changed = { ...latest.current, ...part }
    keep(changed, JSON.stringify(changed))
  }
  const clear = () => keep(initial, null)
  return { draft, change, clear, isRestored: stored !== undefined }
}

export function countDrafts(): number {
  return storedKeys(ownPrefix()).length
}

/** Deletes the drafts of the signed-in account, and those of an earlier version that have no account. */
export function forgetDrafts(): void {
  const isNobodys = (key: string) => !/^[\da-f-]{36}:/.test(key.slice(PREFIX.length))
  for (const key of [...storedKeys(ownPrefix()), ...storedKeys(PREFIX).filter(isNobodys)]) setStored(key, null)
}

function read<Draft>(key: string): Partial<Draft> | undefined {
  try {
    return JSON.parse(getStored(key) ?? "") as Partial<Draft>
  } catch {
    return undefined
  }
}
