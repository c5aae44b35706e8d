import type { ReactNode } from "react"
import { useCanOpen } from "./can-open.ts"

/** A link, for those who may open the screen at its address. */
export function IfOpen({ address, children }: { address: string; children: ReactNode }) {
  return useCanOpen()(address) ? children : null
}
