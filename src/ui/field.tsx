import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, type TextareaHTMLAttributes, useId } from "react"
import { useT } from "#i18n/language.tsx"

const messages = {
  optional: { en: "optional", vi: "không bắt buộc" },
  error: { en: "Error:", vi: "Lỗi:" },
}

type Shared = {
  label: string
  /** What is wrong with it, in words that say how to mend it. */
  error?: string | undefined
  hint?: string | undefined
}

type Wiring = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined }

const CONTROL =
  "mt-1 min-h-11 w-full rounded-card border border-field bg-sheet px-3 text-base text-ink aria-invalid:border-2 aria-invalid:border-cancelled"

/** Label above, hint, error and control wired together; what is optional says so. */
export function Field({
  label,
  error,
  hint,
  required,
  id: given,
  children,
}: Shared & { required?: boolean | undefined; id?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const t = useT()
  const made = useId()
  const id = given ?? made
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ")
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label} {!required && <span className="font-normal text-soft">({t(messages.optional)})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-cancelled">
          <span className="sr-only">{t(messages.error)}</span> {error}
        </p>
      )}
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
    </div>
  )
}

type TextProps = Shared & InputHTMLAttributes<HTMLInputElement>

export function TextField({ label, error, hint, id, ...input }: TextProps) {
  return (
    <Field label={label} error={error} hint={hint} required={input.required} id={id}>
      {(wiring) => <input {...input} {...wiring} required={undefined} aria-required={input.required} className={CONTROL} />}
    </Field>
  )
}

type AreaProps = Shared & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextArea({ label, error, hint, id, ...area }: AreaProps) {
  return (
    <Field label={label} error={error} hint={hint} required={area.required} id={id}>
      {(wiring) => <textarea rows={3} {...area} {...wiring} className={`${CONTROL} py-2`} />}
    </Field>
  )
}

type SelectProps = Shared & SelectHTMLAttributes<HTMLSelectElement>

export function SelectField({ label, error, hint, id, ...select }: SelectProps) {
  return (
    <Field label={label} error={error} hint={hint} required={select.required} id={id}>
      {(wiring) => <select {...select} {...wiring} className={CONTROL} />}
    </Field>
  )
}
