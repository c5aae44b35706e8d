import { useInput, useTranslate, ValidationError } from "react-admin"
import { fieldLabel } from "#office/ui/content/field-name.ts"
import { DateField } from "./date-field.tsx"
import { readTime, WHOLE_TIME } from "./read-date.ts"
import { TypedField, type TypedProps } from "./typed-field.tsx"

type Props = {
  source: string
  /** A text, or the key of one. Unless told, the name of the field. */
  label?: string
  /** A text, or the key of one. */
  helperText?: string | false | null
  isRequired?: boolean
  /** Called with a new value, beside the form's own handler. */
  onChange?: (value: string) => void
  /** react-admin shows these of its lists' filters. */
  alwaysOn?: boolean
}

/** `DateField` in a form of react-admin. */
export function DateInput({ min, max, ...props }: Props & { min?: string; max?: string }) {
  return <DateField {...useFormField(props)} {...(min && { min })} {...(max && { max })} />
}

/** `TimeField` in a form of react-admin. */
export function TimeInput(props: Props) {
  return <TimeField {...useFormField(props)} />
}

function useFormField({ source, label = fieldLabel(source), helperText, isRequired = false, onChange }: Props) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({
    source,
    ...(onChange && { onChange }),
    // An empty field is left out, as react-admin's own inputs do.
    parse: (value) => value || null,
    format: (value) => value ?? "",
    validate: (value) => (isRequired && !value ? "ra.validation.required" : undefined),
  })
  const message = fieldState.error?.message
  return {
    name: field.name,
    value: String(field.value ?? ""),
    onChange: field.onChange,
    onBlur: field.onBlur,
    label: `${translate(label, { _: label })}${isRequired ? " *" : ""}`,
    helperText: helperText && translate(helperText, { _: helperText }),
    error: message && <ValidationError error={message} />,
  }
}

/** The field for every time of day (HH:MM, 24 hours): typed as 8:30, 8h30 or 0830. */
export function TimeField(props: TypedProps) {
  const translate = useTranslate()
  return (
    <TypedField
      {...props}
      read={readTime}
      whole={WHOLE_TIME}
      write={(time) => time}
      placeholder={translate("staff.dates.time")}
      unreadable="staff.dates.unreadableTime"
    />
  )
}
