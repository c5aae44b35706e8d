import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { useCloseOnBack } from "#lib/use-close-on-back.ts"
import { Button } from "#site/ui/button.tsx"
import type { useFieldErrors } from "./use-form-errors.ts"

const texts = {
  step: { en: "Step {step} of 2", vi: "Bước {step}/2" },
  next: { en: "Next", vi: "Tiếp tục" },
  back: { en: "Back", vi: "Quay lại" },
}

export type Step = 1 | 2

/**
 * Divides a form into two steps. `firstFields` are the fields of the first one, by their names in the API. A problem
 * leads to the step that has its field. Without JavaScript both steps are on one page.
 */
export function useFormSteps(firstFields: readonly string[], { errors, summary }: ReturnType<typeof useFieldErrors>) {
  const isFirst = (field: string) => firstFields.includes(field)
  const wrong = Object.keys(errors).filter(Boolean)
  const stepOfErrors = wrong.some(isFirst) ? 1 : wrong.length ? 2 : undefined
  const [step, setStep] = useState<Step>(stepOfErrors ?? 1)
  const [round, setRound] = useState(summary.round)
  const [moves, setMoves] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  if (round !== summary.round) {
    setRound(summary.round)
    if (stepOfErrors) setStep(stepOfErrors)
  }
  useEffect(() => {
    if (moves > 0) heading.current?.focus()
  }, [moves])
  const move = (to: Step) => {
    setStep(to)
    setMoves((count) => count + 1)
  }
  return { step, move, heading, isFirst }
}

type Props = {
  step: Step
  steps: Pick<ReturnType<typeof useFormSteps>, "step" | "move" | "heading">
  title: string
  /** The button that sends the form, in the last step. */
  submit?: ReactNode
  children: ReactNode
}

/** One step of a form: its fields, and the buttons that lead to the other step. */
export function FormStep({ step, steps: { step: current, move, heading }, title, submit, children }: Props) {
  const t = useTranslate()
  const isCurrent = step === current
  return (
    <fieldset className={isCurrent ? "grid gap-4" : "hidden gap-4 noscript:grid"}>
      <StepTitle step={step} heading={isCurrent ? heading : undefined} title={title} />
      {children}
      <div className="flex gap-3">
        {step === 1 && (
          <Button type="submit" className="w-full noscript:hidden">
            {t(texts.next)}
          </Button>
        )}
        {step === 2 && (
          <Button look="secondary" className="noscript:hidden" onClick={() => move(1)}>
            {t(texts.back)}
          </Button>
        )}
        {submit}
      </div>
      {step === 2 && isCurrent && <ReturnOnBack onBack={() => move(1)} />}
    </fieldset>
  )
}

type Title = { step: Step; heading: RefObject<HTMLHeadingElement | null> | undefined; title: string }

function StepTitle({ step, heading, title }: Title) {
  const t = useTranslate()
  return (
    <legend className="mb-2">
      <span className="text-sm text-soft noscript:hidden">{t(texts.step, { step: String(step) })}</span>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {title}
      </h2>
    </legend>
  )
}

function ReturnOnBack({ onBack }: { onBack: () => void }) {
  useCloseOnBack(onBack)
  return null
}
