import { type ReactNode, useId } from "react"
import { FieldError } from "./field-error.tsx"

type Option<Value> = { value: Value; label: ReactNode }

type Props<Value> = {
  legend: string
  name: string
  options: readonly Option<Value>[]
  error?: string | undefined
  /** 'one': radio buttons, moved through with the arrow keys. 'many': checkboxes. */
  choose: "one" | "many"
  chosen: readonly Value[]
  /** Called with the option that was pressed. */
  onChoose: (value: Value) => void
}

/** A few options as chips, all in sight: one of them, or any. Platform radio buttons and checkboxes inside. */
export function Choices<Value extends string | number>(props: Props<Value>) {
  const { legend, name, options, error, choose, chosen, onChoose } = props
  const id = useId()
  return (
    <fieldset aria-describedby={error && id} className="grid gap-1">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type={choose === "one" ? "radio" : "checkbox"}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
