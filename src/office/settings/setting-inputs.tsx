import { Box, InputAdornment, TextField, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { NumberInput, TextInput, useInput, useTranslate } from "react-admin"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { fieldLabel } from "#office/ui/content/field-name.ts"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { isColor } from "./contrast-words.ts"

type WholeProps = { source: string; step?: number; readOnly?: boolean }

export function Whole({ step = 1, ...props }: WholeProps) {
  return <NumberInput min={0} step={step} {...props} />
}

export function Part({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box role="group" aria-labelledby={`part-${name}`}>
      <Typography id={`part-${name}`} variant="h6" component="h3" sx={{ mt: 1.5, mb: 0.5 }}>
        {translate(fieldLabel(name))}
      </Typography>
      {children}
    </Box>
  )
}

const NEW_FIGURE = { figure: null, label: { en: "", vi: "" } }

export function FiguresInput({ page }: { page: "home" | "about" }) {
  return (
    <Part name={page}>
      <ItemsInput source={`figures.${page}`} label={false} add="settings.addFigure" item={NEW_FIGURE}>
        <TextInput source="figure" isRequired slotProps={{ htmlInput: { maxLength: 12 } }} />
        <BilingualInput source="label" isRequired maxLength={60} />
      </ItemsInput>
      <FieldMessage source={`figures.${page}`} />
    </Part>
  )
}

/** A colour: chosen by eye, or typed as #RRGGBB. */
export function ColorInput({ source }: { source: string }) {
  const translate = useTranslate()
  const { field, fieldState, id } = useInput({ source })
  const name = translate(fieldLabel(source))
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
