import { FormControlLabel, FormLabel, MenuItem, Radio, RadioGroup, TextField, type TextFieldProps } from "@mui/material"
import { useId } from "react"
import { useTranslate } from "react-admin"

type Props<Id extends string> = Pick<TextFieldProps, "sx"> & {
  /** Texts, or the keys of them. */
  label: string
  choices: readonly { id: Id; name: string }[]
  value: Id | ""
  onChange: (id: Id | "") => void
  /** The name of choosing nothing. Without it something must be chosen. */
  none?: string
  error?: string | undefined
}

/** Chooses one of a few, outside a form of react-admin. */
export function SelectField<Id extends string>({ label, choices, value, onChange, none, error, sx }: Props<Id>) {
  const translate = useTranslate()
  return (
    <TextField
      select
      label={translate(label, { _: label })}
      value={value}
      onChange={(event) => onChange(event.target.value as Id | "")}
      error={error !== undefined}
      helperText={error ?? ""}
      {...(none && { slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } } })}
      {...(sx && { sx })}
    >
      {none && <MenuItem value="">{translate(none, { _: none })}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {translate(name, { _: name })}
        </MenuItem>
      ))}
    </TextField>
  )
}

type RadioFieldProps<Id extends string> = {
  label: string
  choices: readonly { id: Id; name: string }[]
  value: Id
  onChange: (id: Id) => void
  /** Choices that are sentences stand below each other. */
  isStacked?: boolean
}

/** Chooses one of a few, all in sight, outside a form of react-admin. */
export function RadioField<Id extends string>({
  label,
  choices,
  value,
  onChange,
  isStacked = false,
}: RadioFieldProps<Id>) {
  const translate = useTranslate()
  const labelId = useId()
  return (
    <>
      <FormLabel id={labelId}>{translate(label, { _: label })}</FormLabel>
      <RadioGroup
        row={!isStacked}
        sx={{ mt: 0.5 }}
        aria-labelledby={labelId}
        value={value}
        onChange={(event) => onChange(event.target.value as Id)}
      >
        {choices.map(({ id, name }) => (
          <FormControlLabel key={id} value={id} control={<Radio />} label={translate(name)} />
        ))}
      </RadioGroup>
    </>
  )
}
