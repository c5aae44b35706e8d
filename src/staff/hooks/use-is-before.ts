import { useEffect, useState } from "react"

/** Returns whether an instant is still ahead, and renders again when it has passed. */
export function useIsBefore(instant: string | null | undefined): boolean {
  const [, setPassed] = useState<string>()
  const left = instant ? Date.parse(instant) - Date.now() : 0
  useEffect(() => {
    if (!instant) return
    const timer = setTimeout(() => setPassed(instant), Math.max(0, Date.parse(instant) - Date.now()))
    return () => clearTimeout(timer)
  }, [instant])
  return left > 0
}
