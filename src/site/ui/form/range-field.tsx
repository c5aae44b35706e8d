import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from "react"
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
  const id = useId()
  const slide =
    (end: keyof Range) =>
    ({ currentTarget: { valueAsNumber: number } }: ChangeEvent<HTMLInputElement>) =>
      setDraft({ ...draft, [end]: number === range[end] ? undefined : number })
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
          <label key={end} className="text-sm" htmlFor={`${id}${end}`}>
            {labels[end]}
            <FiguresInput
              id={`${id}${end}`}
              name={names[end]}
              value={write(draft[end])}
              placeholder={write(range[end])}
              onType={(number) => setDraft({ ...draft, [end]: number })}
              onBlur={() => setDraft(ordered(draft))}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type FiguresProps = Omit<ComponentProps<"input">, "onChange"> & { onType: (number: number | undefined) => void }

/** Leaves what an input method composes alone until it is done. */
function FiguresInput({ value, onType, ...input }: FiguresProps) {
  const [composed, setComposed] = useState<string>()
  const read = (typed: string) => {
    setComposed(undefined)
    // Input methods also write figures of full width.
    const figures = typed.normalize("NFKC").replace(/\D/g, "").slice(0, MOST_FIGURES)
    onType(figures === "" ? undefined : Number(figures))
  }
  return (
    <input
      {...input}
      inputMode="numeric"
      value={composed ?? value}
      onChange={({ currentTarget, nativeEvent }) =>
        (nativeEvent as InputEvent).isComposing ? setComposed(currentTarget.value) : read(currentTarget.value)
      }
      onCompositionEnd={({ currentTarget }) => read(currentTarget.value)}
      className="control mt-1"
    />
  )
}

/** Keeps what is being edited, and reports it once it has not changed for a moment. */
function useDraft({ min, max }: Range, onChange: Props["onChange"]) {
  const [draft, setDraft] = useState<Range>({ min, max })
  const reported = useRef(new Set<string>()).current
  useEffect(() => {
    const given = textOf({ min, max })
    // Earlier figures arrive while the next ones are being typed. Another render would delete what hydration found typed.
    if (!reported.has(given)) setDraft((draft) => (textOf(draft) === given ? draft : { min, max }))
    if ([...reported].at(-1) === given || !reported.has(given)) reported.clear()
  }, [min, max, reported])
  useEffect(() => {
    const range = ordered(draft)
    if (textOf(range) === textOf({ min, max })) return
    const settled = setTimeout(() => {
      reported.add(textOf(range))
      onChange(range)
    }, DEBOUNCE_MS)
    return () => clearTimeout(settled)
  })
  return [draft, setDraft] as const
}

const textOf = ({ min, max }: Range) => `${min}–${max}`

function ordered({ min, max }: Range): Range {
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max }
}
