import { Autocomplete, TextField } from "@mui/material"
import { useInput, useTranslate } from "react-admin"
import { fold } from "#lib/text/fold.ts"

type Props = { source: string; label: string; helperText?: string; proposals: readonly string[] }

/** A line of text with proposals to choose from, in a form of react-admin. */
export function SuggestInput({ source, label, helperText, proposals }: Props) {
  const translate = useTranslate()
  const { field, fieldState, id } = useInput({ source, format: (value) => value ?? "", parse: (value) => value })
  const error = fieldState.error?.message
  return (
    <Autocomplete<string, false, false, true>
      id={id}
      freeSolo
      options={[...proposals]}
      inputValue={field.value}
      onInputChange={(_, typed) => field.onChange(typed)}
      filterOptions={(all, { inputValue }) => all.filter((name) => fold(name).includes(fold(inputValue)))}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          label={translate(label)}
          error={error !== undefined}
          helperText={error ?? (helperText && translate(helperText))}
        />
      )}
    />
  )
}
