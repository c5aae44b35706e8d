import { type ReactNode, useId } from "react"
import { FieldError } from "./field-error.tsx"

/** `count`: how many rows the choice would find. Choices that find none can't be made. */
type Option<Value> = { value: Value; label: ReactNode; count?: number | undefined; disabled?: boolean }

type Props<Value> = {
  legend: string
  name: string
  options: readonly Option<Value>[]
  error?: string | undefined
  choose: "one" | "many"
  chosen: readonly Value[]
  onChoose: (value: Value) => void
}

export function Choices<Value extends string | number>(props: Props<Value>) {
  const { legend, name, options, error, choose, chosen, onChoose } = props
  const id = useId()
  return (
    <fieldset aria-describedby={error && id} className="grid gap-1">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label, count, disabled = count === 0 }) => (
          <label key={value} className="choice">
            <input
              type={choose === "one" ? "radio" : "checkbox"}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              disabled={disabled && !chosen.includes(value)}
              onChange={() => onChoose(value)}
            />
            {label}
            {count !== undefined && <span className="text-sm font-normal">({count})</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
