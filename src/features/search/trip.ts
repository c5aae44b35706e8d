import { useMemo } from "react"
import { getStored, setStored } from "#lib/local-storage.ts"
import { parseSearch, stringifySearch } from "#lib/search-params.ts"
import { useStored } from "#ui/use-stored.ts"
import { readTrip, type Trip } from "./search.ts"

/** Days and party of the last search, as they stand in its address. */
const KEY = "trip"

export function storeTrip({ from, to, adults, ages }: Trip): void {
  setStored(KEY, stringifySearch({ from, to, adults, ages }) || null)
}

/** Returns the days and the party of the visitor's last search. Empty on the server. */
export function useStoredTrip(): Trip {
  const stored = useStored(KEY)
  return useMemo(() => read(stored), [stored])
}

/** Returns the same once, for forms that start with it. */
export const storedTrip = (): Trip => read(getStored(KEY))

function read(stored: string | null): Trip {
  return stored === null ? {} : readTrip(parseSearch(stored))
}
