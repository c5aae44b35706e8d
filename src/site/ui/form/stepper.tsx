import { useHydrated } from "@tanstack/react-router"
import { useId } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { Icon } from "#site/ui/icon.tsx"

const messages = { fewer: { en: "Fewer", vi: "Bớt" }, more: { en: "More", vi: "Thêm" } }
const BUTTON_CLASS = "icon-btn border border-field bg-sheet disabled:opacity-40"

type Props = {
  label: string
  /** Name of the value in the form: a number input without JavaScript, a hidden one with it. */
  name?: string
  hint?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

export function Stepper({ name, label, hint, value, min, max, onChange }: Props) {
  const t = useTranslate()
  const id = useId()
  const hydrated = useHydrated()
  return (
    <fieldset aria-labelledby={id} className="flex items-center gap-x-4">
      <div id={id} className="min-w-0 flex-1">
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-soft">{hint}</span>}
      </div>
      {name &&
        (hydrated ? (
          <input type="hidden" name={name} value={value} />
        ) : (
          <NumberInput labelledBy={id} {...{ name, value, min, max }} />
        ))}
      <div className="flex shrink-0 items-center gap-2" hidden={name !== undefined && !hydrated}>
        <button
          type="button"
          className={BUTTON_CLASS}
          disabled={value <= min}
          aria-label={t(messages.fewer)}
          onClick={() => onChange(value - 1)}
        >
          <Icon name="minus" className="size-4" />
        </button>
        <output className="w-8 text-center font-display text-xl font-bold tabular-nums">{value}</output>
        <button
          type="button"
          className={BUTTON_CLASS}
          disabled={value >= max}
          aria-label={t(messages.more)}
          onClick={() => onChange(value + 1)}
        >
          <Icon name="plus" className="size-4" />
        </button>
      </div>
    </fieldset>
  )
}

type NumberProps = { name: string; labelledBy: string; value: number; min: number; max: number }

function NumberInput({ name, labelledBy, value, min, max }: NumberProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      name={name}
      aria-labelledby={labelledBy}
      min={min}
      max={max}
      defaultValue={value}
      className="control w-20! text-center"
    />
  )
}
