import { Box, InputAdornment, TextField } from "@mui/material"
import { useInput, useTranslate } from "react-admin"
import { isColor } from "./contrast-words.ts"

/** A colour: chosen by eye, or typed as #RRGGBB. */
export function ColorInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate()
  const { field, fieldState, id } = useInput({ source })
  const name = translate(label)
  const error = fieldState.error?.message
  return (
    <TextField
      {...field}
      id={id}
      label={name}
      error={error !== undefined}
      helperText={error}
      slotProps={{
        htmlInput: { maxLength: 7, spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={translate("settings.preview.choose", { name })}
                value={isColor(field.value) ? field.value : "#000000"}
                onChange={(event) => field.onChange(event.currentTarget.value.toUpperCase())}
                sx={{ width: 32, height: 28, p: 0, border: 0, bgcolor: "transparent", cursor: "pointer" }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
