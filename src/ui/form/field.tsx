import {
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

type TextProps = Shared & InputHTMLAttributes<HTMLInputElement>

export function TextField({ label, error, hint, id, ...given }: TextProps) {
  const input = useInitialValue(given)
  return (
    <Field label={label} error={error} hint={hint} required={input.required} id={id}>
      {(wiring) => (
        <input {...input} {...wiring} required={undefined} aria-required={input.required} className="control" />
      )}
    </Field>
  )
}

type AreaProps = Shared & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextArea({ label, error, hint, id, ...given }: AreaProps) {
  const area = useInitialValue(given)
  return (
    <Field label={label} error={error} hint={hint} required={area.required} id={id}>
      {(wiring) => (
        <textarea
          rows={3}
          {...area}
          {...wiring}
          required={undefined}
          aria-required={area.required}
          className="control"
        />
      )}
    </Field>
  )
}

type SelectProps = Shared & SelectHTMLAttributes<HTMLSelectElement>

export function SelectField({ label, error, hint, id, ...given }: SelectProps) {
  const select = useInitialValue(given)
  return (
    <Field label={label} error={error} hint={hint} required={select.required} id={id}>
      {(wiring) => (
        <select {...select} {...wiring} required={undefined} aria-required={select.required} className="control" />
      )}
    </Field>
  )
}

type Beginning = { name?: string | undefined; value?: unknown; defaultValue?: unknown }

function useInitialValue<P extends Beginning>(props: P): P {
  const sent = useSubmittedValue(props.name, props.defaultValue)
  return props.value === undefined && sent !== undefined ? { ...props, defaultValue: sent } : props
}
