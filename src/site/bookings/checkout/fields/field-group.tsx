import type { ComponentProps } from "react"
import { FieldError } from "#site/ui/form/field-error.tsx"
import { useFormField } from "#site/ui/form/use-form-errors.ts"

type Props = ComponentProps<"div"> & { name: string }

/** Controls that have one problem together, such as the options of a choice. `name` is that of the API. */
export function FieldGroup({ name, className, children, ...attributes }: Props) {
  const { id, error } = useFormField()(name)
  return (
    <div id={id} tabIndex={-1} className={`outline-none ${className}`} {...attributes}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </div>
  )
}
