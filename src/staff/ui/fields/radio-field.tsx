import { FormControlLabel, FormLabel, Radio, RadioGroup } from "@mui/material"
import { useId } from "react"
import { useTranslate } from "react-admin"

type Props<Id extends string> = {
  label: string
  choices: readonly { id: Id; name: string }[]
  value: Id
  onChange: (id: Id) => void
}

/** Chooses one of a few, all in sight, outside a form of react-admin. Texts are keys. */
export function RadioField<Id extends string>({ label, choices, value, onChange }: Props<Id>) {
  const translate = useTranslate()
  const labelId = useId()
  return (
    <>
      <FormLabel id={labelId}>{translate(label)}</FormLabel>
      <RadioGroup row aria-labelledby={labelId} value={value} onChange={(event) => onChange(event.target.value as Id)}>
        {choices.map(({ id, name }) => (
          <FormControlLabel key={id} value={id} control={<Radio />} label={translate(name)} />
        ))}
      </RadioGroup>
    </>
  )
}
