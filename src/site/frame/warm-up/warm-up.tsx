import { lazy, Suspense, useEffect, useState } from "react"
import { withSession } from "#lib/storage/session-storage.ts"
import { warmUp } from "./queries.ts"
import type { WarmUpState } from "./warm-up-overlay.tsx"

const loadOverlay = () => import("./warm-up-overlay.tsx")
const Overlay = lazy(loadOverlay)

/** Session storage key (spec §4, §9). */
const KEY = "serverWarmedUp"
const SHOW_AFTER_MS = 300

export function WarmUp() {
  const [state, setState] = useState<WarmUpState>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round === 0 && isWarm()) return
    let isDone = false
    // On a slow network the overlay may arrive after the answer. Then there is nothing to show any more.
    const show = () => loadOverlay().then(() => !isDone && setState({ phase: "waking" }), ignore)
    const patience = setTimeout(show, round === 0 ? SHOW_AFTER_MS : 0)
    const end = (reached: WarmUpState) => {
      isDone = true
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
    return () => {
      isDone = true
      clearTimeout(patience)
    }
  }, [round])
  return (
    state && (
      <Suspense>
        <Overlay key={round} state={state} onRetry={() => setRound(round + 1)} onClose={() => setState(undefined)} />
      </Suspense>
    )
  )
}

function ignore(): void {}

/** Whether this tab has warmed it up. Without storage it never shows, because it would show on each page. */
const isWarm = () => withSession((storage) => storage.getItem(KEY) === "true") ?? true

const remember = () => withSession((storage) => storage.setItem(KEY, "true"))
