import {
  createElement,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react"
import { useTranslate } from "#i18n/language.tsx"
import { FieldError } from "./field-error.tsx"
import { useSubmittedValue } from "./server-form-state.tsx"

const optional = { en: "optional", vi: "không bắt buộc" }

type Shared = {
  label: string
  error?: string | undefined
  hint?: string | undefined
}

type Wiring = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined }

type FieldProps = Shared & {
  required?: boolean | undefined
  id?: string | undefined
  children: (wiring: Wiring) => ReactNode
}

export function Field({ label, error, hint, required, id: given, children }: FieldProps) {
  const t = useTranslate()
  const made = useId()
  const id = given ?? made
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ")
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label} {!required && <span className="font-normal text-soft">({t(optional)})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
    </div>
  )
}

type Attributes = {
  input: InputHTMLAttributes<HTMLInputElement>
  textarea: TextareaHTMLAttributes<HTMLTextAreaElement>
  select: SelectHTMLAttributes<HTMLSelectElement>
}

/** Returns a field with this control. It starts with what was submitted without JavaScript, or with its draft. */
function fieldWith<Tag extends keyof Attributes>(tag: Tag, usual: Attributes[Tag] = {}) {
  return function ControlField({ label, error, hint, id, ...given }: Shared & Attributes[Tag]) {
    const { required, ...attributes } = useInitialValue(given)
    return (
      <Field label={label} error={error} hint={hint} required={required} id={id}>
        {(wiring): ReactNode => {
          const all: object = { ...usual, ...attributes, ...wiring, "aria-required": required, className: "control" }
          return createElement(tag, all)
        }}
      </Field>
    )
  }
}

export const TextField = fieldWith("input")
export const TextArea = fieldWith("textarea", { rows: 3 })
export const SelectField = fieldWith("select")

type Beginning = { name?: string | undefined; value?: unknown; defaultValue?: unknown }

function useInitialValue<P extends Beginning>(props: P): P {
  const sent = useSubmittedValue(props.name, props.defaultValue)
  return props.value === undefined && sent !== undefined ? { ...props, defaultValue: sent } : props
}
