import { Checkbox, FormControlLabel, type FormControlLabelProps } from "@mui/material"
import { useTranslate } from "react-admin"

type Props = Pick<FormControlLabelProps, "sx"> & {
  /** A text, or the key of one. */
  label: string
  value: boolean
  onChange: (isOn: boolean) => void
}

/** A checkbox outside a form of react-admin. */
export function CheckField({ label, value, onChange, sx = {} }: Props) {
  const translate = useTranslate()
  return (
    <FormControlLabel
      label={translate(label, { _: label })}
      control={<Checkbox checked={value} onChange={(event) => onChange(event.target.checked)} />}
      sx={sx}
    />
  )
}
