import { lazy, Suspense, useEffect, useState } from "react"
import { warmUp } from "./queries.ts"
import type { WarmUpState } from "./warm-up-overlay.tsx"

const Overlay = lazy(() => import("./warm-up-overlay.tsx"))

/** Session storage key (spec §4, §9). */
const KEY = "serverWarmedUp"
const SHOW_AFTER_MS = 300

export function WarmUp() {
  const [state, setState] = useState<WarmUpState>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round === 0 && isWarm()) return
    const patience = setTimeout(() => setState({ phase: "waking" }), round === 0 ? SHOW_AFTER_MS : 0)
    const end = (reached: WarmUpState) => {
      clearTimeout(patience)
      setState((shown) => shown && reached)
    }
    warmUp().then(
      () => {
        remember()
        end({ phase: "ready" })
      },
      ({ message }) => end({ phase: "failed", message }),
    )
    return () => clearTimeout(patience)
  }, [round])
  return (
    state && (
      <Suspense>
        <Overlay key={round} state={state} onRetry={() => setRound(round + 1)} onClose={() => setState(undefined)} />
      </Suspense>
    )
  )
}

function isWarm(): boolean {
  try {
    return sessionStorage.getItem(KEY) === "true"
  } catch {
    return true
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(KEY, "true")
  } catch {
    // The next page tries again.
  }
}
