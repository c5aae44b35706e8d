import { createContext, useContext } from "react"
import type { Area } from "#lib/roles.ts"
import { useMay } from "./use-may.ts"

/** Tells who opens an address: screen-areas.ts. */
export const AreaOfAddress = createContext<(address: string) => Area | undefined>(() => undefined)

/** Returns a function that tells whether the signed-in colleague may open a screen, so that no link leads to a refusal. */
export function useCanOpen(): (address: string) => boolean {
  const areaOfAddress = useContext(AreaOfAddress)
  const may = useMay()
  return (address) => {
    const area = areaOfAddress(address)
    return area === undefined || may(area)
  }
}
