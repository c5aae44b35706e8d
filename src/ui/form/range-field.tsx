import { type ChangeEvent, useEffect, useState } from "react"
import { formatNumber } from "#i18n/format.ts"
import { useLanguage } from "#i18n/language.tsx"

type Range = { min: number | undefined; max: number | undefined }

type Props = {
  legend: string
  labels: { min: string; max: string }
  names: { min: string; max: string }
  range: { min: number; max: number }
  step: number
  value: Range
  onChange: (value: Range) => void
}

const DEBOUNCE_MS = 300
const MOST_FIGURES = 9

export function RangeField({ legend, labels, names, range, step, value, onChange }: Props) {
  const [draft, setDraft] = useDraft(value, onChange)
  const language = useLanguage()
  const slide =
    (end: keyof Range) =>
    ({ currentTarget: { valueAsNumber: number } }: ChangeEvent<HTMLInputElement>) =>
      setDraft({ ...draft, [end]: number === range[end] ? undefined : number })
  const type = (end: keyof Range) => (event: ChangeEvent<HTMLInputElement>) => {
    const figures = event.currentTarget.value.replace(/\D/g, "").slice(0, MOST_FIGURES)
    setDraft({ ...draft, [end]: figures === "" ? undefined : Number(figures) })
  }
  const write = (number: number | undefined) => (number === undefined ? "" : formatNumber(number, language))
  const ends = ["min", "max"] as const
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="relative mt-3 h-11 noscript:hidden">
        <div className="range-track absolute inset-x-0 top-5 h-1 rounded bg-field" />
        {ends.map((end) => (
          <input
            key={end}
            type="range"
            aria-label={labels[end]}
            min={range.min}
            max={range.max}
            step={step}
            value={draft[end] ?? range[end]}
            onChange={slide(end)}
            className="range-thumb absolute inset-x-0 h-11 w-full"
          />
        ))}
      </div>
      <div className="mt-1 grid grid-cols-2 gap-3">
        {ends.map((end) => (
          <label key={end} className="text-sm">
            {labels[end]}
            <input
              inputMode="numeric"
              name={names[end]}
              value={write(draft[end])}
              placeholder={write(range[end])}
              onChange={type(end)}
              className="control mt-1"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Keeps what is being edited, and reports it once it has not changed for a moment. */
function useDraft(value: Range, onChange: Props["onChange"]) {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft({ min: value.min, max: value.max }), [value.min, value.max])
  useEffect(() => {
    if (draft.min === value.min && draft.max === value.max) return
    const settled = setTimeout(() => onChange(ordered(draft)), DEBOUNCE_MS)
    return () => clearTimeout(settled)
  })
  return [draft, setDraft] as const
}

function ordered({ min, max }: Range): Range {
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max }
}
