import type { ReactNode } from "react"
import type { Area } from "#lib/roles.ts"
import { useMay } from "./use-may.ts"

/** What only colleagues who work in this area see. */
export function Only({ area, children }: { area: Area; children: ReactNode }) {
  return useMay()(area) ? children : null
}
