import { useEffect, useRef, useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { Button } from "#site/ui/button.tsx"
import { warmUpMessages as texts } from "./messages.ts"

/** Source: spec §9. */
const GIVE_UP_MS = 10_000
const HIDE_AFTER_SUCCESS_MS = 1_000
const READY_MESSAGE_MS = 1_500
const ROTATION_MS = 1_500
const TICK_MS = 200
const MAX_STEP = 15

export type WarmUpState = { phase: "waking" | "ready" } | { phase: "failed"; message: string }

type Props = { state: WarmUpState; onRetry: () => void; onClose: () => void }

/** Covers the page for ten seconds at most. Not a dialog, so the page stays readable to screen readers. */
export default function WarmUpOverlay({ state, onRetry, onClose }: Props) {
  const t = useTranslate()
  const { progress, step } = useSimulatedProgress(state.phase)
  const covering = useCovering(state.phase, onClose)
  const failed = state.phase === "failed"
  return (
    // The key mounts a new card after a failure, because moving the old one would count as layout shift.
    <section
      key={String(failed)}
      aria-label={t(texts.title)}
      data-covering={(covering && !failed) || undefined}
      data-failed={failed || undefined}
      className="warm-up"
    >
      <div className="panel grid w-full max-w-md gap-4 p-6">
        {failed ? (
          <div role="alert">
            <p className="font-display text-xl font-bold">{t(texts.failed)}</p>
            <p className="mt-1 text-soft">{state.message || t(texts.failedText)}</p>
          </div>
        ) : (
          <>
            <p className="font-display text-xl font-bold">{t(state.phase === "ready" ? texts.ready : texts.title)}</p>
            <progress max={100} value={progress} aria-hidden="true" className="bar" />
            <p role="status" className="text-soft empty:hidden">
              {state.phase === "waking" && t(texts.steps[step % texts.steps.length]!)}
            </p>
          </>
        )}
        <div className="flex flex-wrap gap-2">
          {failed && <Button onClick={onRetry}>{t(texts.retry)}</Button>}
          {state.phase !== "ready" && (
            <Button look="secondary" onClick={onClose}>
              {t(failed ? texts.close : texts.dismiss)}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

function useSimulatedProgress(phase: WarmUpState["phase"]) {
  const [progress, setProgress] = useState(0)
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (phase !== "waking") return
    const tick = setInterval(() => setProgress((now) => Math.min(100, now + Math.random() * MAX_STEP)), TICK_MS)
    const rotation = setInterval(() => setStep((now) => now + 1), ROTATION_MS)
    return () => {
      clearInterval(tick)
      clearInterval(rotation)
    }
  }, [phase])
  return { progress: phase === "ready" ? 100 : progress, step }
}

function useCovering(phase: WarmUpState["phase"], onClose: () => void): boolean {
  const close = useRef(onClose)
  close.current = onClose
  const [covering, setCovering] = useState(true)
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && close.current()
    window.addEventListener("keydown", leave)
    return () => window.removeEventListener("keydown", leave)
  }, [])
  useEffect(() => {
    if (phase === "failed") return setCovering(false)
    const uncovered = phase === "ready" && setTimeout(() => setCovering(false), HIDE_AFTER_SUCCESS_MS)
    const gone = setTimeout(() => close.current(), phase === "ready" ? READY_MESSAGE_MS : GIVE_UP_MS)
    return () => {
      if (uncovered) clearTimeout(uncovered)
      clearTimeout(gone)
    }
  }, [phase])
  return covering
}
