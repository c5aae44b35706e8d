import { useMemo } from "react"
import { parseSearch, stringifySearch } from "#lib/address/search-params.ts"
import { getStored, setStored } from "#lib/storage/local-storage.ts"
import { useStored } from "./use-stored.ts"

type Parameters = Record<string, unknown>

/** Stores the last search as parameters of an address. `read` returns those that are valid. */
export function remembered<Search extends Parameters>(key: string, read: (search: Parameters) => Search) {
  const readStored = (stored: string | null) => read(stored === null ? {} : parseSearch(stored))
  return {
    store: (search: Parameters): void =>
      setStored(key, stringifySearch(read(parseSearch(stringifySearch(search)))) || null),
    /** Returns the last one and follows its changes. Empty on the server. */
    useLast: (): Search => {
      const stored = useStored(key)
      return useMemo(() => readStored(stored), [stored])
    },
    /** Returns the last one once, for forms that start with it. */
    last: (): Search => readStored(getStored(key)),
  }
}
