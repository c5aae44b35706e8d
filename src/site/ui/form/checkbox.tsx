import { type InputHTMLAttributes, type ReactNode, useId } from "react"
import { FieldError } from "./field-error.tsx"
import { useSubmittedChecked } from "./server-form-state.tsx"

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & { label: ReactNode; error?: string | undefined }

export function Checkbox({ label, error, ...input }: Props) {
  const id = useId()
  const ticked = useSubmittedChecked(input.name)
  return (
    <div>
      {error && <FieldError id={id}>{error}</FieldError>}
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...input}
          defaultChecked={input.checked === undefined ? (ticked ?? input.defaultChecked) : undefined}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          className="size-6 shrink-0 accent-(--brand-ink)"
        />
        <span>{label}</span>
      </label>
    </div>
  )
}
