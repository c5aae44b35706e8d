import { useEffect, useState } from "react"
import { now } from "#lib/clock.ts"

/** Returns whether an instant is still ahead, and renders again when it has passed. */
export function useIsBefore(instant: string | null | undefined): boolean {
  const [, setPassed] = useState<string>()
  const left = instant ? Date.parse(instant) - now() : 0
  useEffect(() => {
    if (!instant) return
    const timer = setTimeout(() => setPassed(instant), Math.max(0, Date.parse(instant) - now()))
    return () => clearTimeout(timer)
  }, [instant])
  return left > 0
}
