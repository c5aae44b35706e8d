import { useRef, useState } from "react"
import { getStored, setStored, storedKeys } from "#lib/storage/local-storage.ts"
import { signedInId } from "#office/frame/auth-provider.ts"

const PREFIX = "staffDraft:"

/** Drafts belong to the account that typed them, so a colleague at the same computer does not send them. */
const ownPrefix = () => `${PREFIX}${signedInId() ?? ""}:`

/**
 * State that survives a lost connection, an ended session and a closed tab, until it is cleared. Kept in this browser
 * only, for the account that is signed in. `isRestored`: the state comes from an earlier visit. One that is older than
 * `freshMs` is only offered: `takeOld` brings it back.
 */
export function useDraft<Draft extends object>(name: string, initial: Draft, freshMs = Number.POSITIVE_INFINITY) {
  const [key] = useState(() => ownPrefix() + name)
  const [stored] = useState(() => read<Draft>(key))
  const [isOld, setOld] = useState(() => stored !== undefined && Date.now() - stored.savedAt > freshMs)
  const [draft, setState] = useState<Draft>({ ...initial, ...(!isOld && stored?.draft) })
  const latest = useRef(draft)
  const keep = (changed: Draft, text: string | null) => {
    latest.current = changed
    setStored(key, text)
    setState(changed)
    setOld(false)
  }
  const change = (part: Partial<Draft>) => {
    const changed = { ...latest.current, ...part }
    keep(changed, write(changed))
  }
  const clear = () => keep(initial, null)
  const takeOld = () => {
    const changed = { ...initial, ...stored?.draft }
    keep(changed, write(changed))
  }
  return { draft, change, clear, isRestored: stored !== undefined && !isOld, ...(isOld && { takeOld }) }
}

export function countDrafts(): number {
  return storedKeys(ownPrefix()).length
}

/** Deletes the drafts of the signed-in account, and those of an earlier version that have no account. */
export function forgetDrafts(): void {
  const isNobodys = (key: string) => !/^[\da-f-]{36}:/.test(key.slice(PREFIX.length))
  for (const key of [...storedKeys(ownPrefix()), ...storedKeys(PREFIX).filter(isNobodys)]) setStored(key, null)
}

type Kept<Draft> = { savedAt: number; draft: Partial<Draft> }

const write = (draft: object) => JSON.stringify({ savedAt: Date.now(), draft })

/** Drafts of an earlier version have no time. */
function read<Draft>(key: string): Kept<Draft> | undefined {
  try {
    const kept: Partial<Kept<Draft>> & Partial<Draft> = JSON.parse(getStored(key) ?? "")
    return kept.draft
      ? { savedAt: kept.savedAt ?? 0, draft: kept.draft }
      : { savedAt: 0, draft: kept as Partial<Draft> }
  } catch {
    return undefined
  }
}
