import { TextField, type TextFieldProps } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

type Props = Pick<TextFieldProps, "error" | "helperText"> & {
  /** A text, or the key of one. */
  label: string
  value: number
  min?: number
  onChange: (count: number) => void
}

/** A whole number to be typed over: focus selects it, and an empty field counts as the least. */
export function CountField({ label, value, min = 0, onChange, ...rest }: Props) {
  const translate = useTranslate()
  const [isEmpty, setEmpty] = useState(false)
  return (
    <TextField
      type="number"
      label={translate(label, { _: label })}
      value={isEmpty ? "" : value}
      onFocus={(event) => event.target.select()}
      onBlur={() => setEmpty(false)}
      onChange={(event) => {
        const { value: typed } = event.target
        setEmpty(typed === "")
        onChange(Math.max(min, Math.trunc(Number(typed))))
      }}
      slotProps={{ htmlInput: { min } }}
      {...rest}
    />
  )
}
