import { lazy, Suspense, useEffect, useState } from "react"
import { warmUp } from "./queries.ts"
import type { WarmUpState } from "./warm-up-overlay.tsx"

const Overlay = lazy(() => import("./warm-up-overlay.tsx"))

/** Spec §4 and §9: the flag of this browser session. */
const KEY = "serverWarmedUp"
/** A server that is awake answers sooner: then nobody sees anything of this. */
const PATIENCE_MS = 300

/**
 * Calls the server once a browser session. The page is here already, so only a server that takes its time is spoken of,
 * and only on top of the page: it stays readable to a screen reader, and the overlay can be dismissed.
 */
export function WarmUp() {
  const [state, setState] = useState<WarmUpState>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round === 0 && isWarm()) return
    const patience = setTimeout(() => setState({ phase: "waking" }), round === 0 ? PATIENCE_MS : 0)
    const end = (reached: WarmUpState) => {
      clearTimeout(patience)
      // Whom nothing was shown, or who has dismissed it, hears no more of it.
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
    // Then the next page asks once more.
  }
}
