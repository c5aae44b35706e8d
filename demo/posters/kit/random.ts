export interface Random {
  next(): number
  /** Returns a number in [low, high). */
  between(low: number, high: number): number
  /** Returns a number in [-reach, reach). */
  jitter(reach: number): number
  chance(odds: number): boolean
  pick<T>(items: readonly [T, ...T[]]): T
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (const ch of text) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 0x01000193)
  return h >>> 0
}

/** Mulberry32. */
export function seeded(name: string): Random {
  let state = hash(name)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number): number => low + (high - low) * next()
  return {
    next,
    between,
    jitter: (reach) => between(-reach, reach),
    chance: (odds) => next() < odds,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
