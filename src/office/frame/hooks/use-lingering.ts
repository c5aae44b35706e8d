import { useEffect, useState } from "react"
import { UNDO_SECONDS } from "#lib/undo.ts"

const PREFIX = "staffLingering:"
const LINGER_MS = UNDO_SECONDS * 1000

type Row = { id: string }
type Lingering<One> = { row: One; done: string; index: number; until: number }

/**
 * Keeps rows in position for some seconds after an action, even after a reload, so that no other row slides
 * under the pointer. `done` says what happened to a row.
 */
export function useLingering<One extends Row>(name: string, listed: One[]) {
  const key = PREFIX + name
  const [kept, setKept] = useState(() => read<One>(key))
  const [now, setNow] = useState(Date.now)
  const current = kept.filter(({ until }) => until > now)
  const next = Math.min(...current.map(({ until }) => until))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()))
    return () => clearTimeout(timer)
  }, [next])
  const keep = (changed: Lingering<One>[]) => {
    write(key, changed)
    setKept(changed)
    setNow(Date.now())
  }
  const rows = listed.filter(({ id }) => !current.some(({ row }) => row.id === id))
  for (const { row, index } of current.toSorted((a, b) => a.index - b.index)) rows.splice(index, 0, row)
  const without = (id: string) => current.filter(({ row }) => row.id !== id)
  return {
    rows,
    doneOf: (id: string) => current.find(({ row }) => row.id === id)?.done,
    linger: (row: One, done: string) => {
      const index = rows.findIndex(({ id }) => id === row.id)
      keep([...without(row.id), { row, done, index: Math.max(0, index), until: Date.now() + LINGER_MS }])
    },
    release: (id: string) => keep(without(id)),
  }
}

/** Forgets the rows of all lists, for signing out. */
export function forgetLingering(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

function read<One>(key: string): Lingering<One>[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]")
  } catch {
    return []
  }
}

function write(key: string, value: unknown[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without it, rows linger until a reload.
  }
}
