/** What a lower slice takes from higher ones, which it may not import. */
export type Hook<T> = {
  /** For `ServerSlice.hooks` of the slice that has this to offer. */
  with: (value: T) => Registration
  /** Returns what slices registered. @throws Error if none did, because slices.server.ts has not been loaded */
  all: () => readonly T[]
  /** Returns what the one slice registered that this hook is for. @throws Error if none or several did */
  one: () => T
}

/** Registers what a slice named. `compose` in slices.server.ts calls it. */
export type Registration = () => void

export function createHook<T>(name: string): Hook<T> {
  // A set, because tests compose the slices again.
  const registered = new Set<T>()
  const all = () => {
    if (registered.size === 0) throw new Error(`No slice has registered ${name}. Load slices.server.ts first.`)
    return [...registered]
  }
  return {
    with: (value) => () => void registered.add(value),
    all,
    one: () => {
      const [only, ...others] = all()
      if (others.length) throw new Error(`Several slices have registered ${name}.`)
      return only!
    },
  }
}
