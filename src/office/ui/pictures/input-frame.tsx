import { Box, FormHelperText } from "@mui/material"
import type { ReactNode } from "react"
import { FieldTitle, type InputProps, useTranslate, ValidationError } from "react-admin"

type Props = Pick<InputProps, "source" | "label" | "helperText"> & {
  isRequired: boolean
  error: unknown
  children: ReactNode
}

/** An input of several controls, with its label, help and error. */
export function InputFrame({ source, label, helperText, isRequired, error, children }: Props) {
  const translate = useTranslate()
  const problem = firstMessage(error)
  return (
    <Box component="fieldset" sx={{ width: 1, minWidth: 0, m: 0, mb: 2, p: 0, border: 0 }}>
      <Box component="legend" sx={{ mb: 0.5, p: 0, fontWeight: 600 }}>
        <FieldTitle label={label} source={source} isRequired={isRequired} />
      </Box>
      {children}
      {problem && (
        <FormHelperText error role="alert">
          <ValidationError error={problem} />
        </FormHelperText>
      )}
      {!problem && typeof helperText === "string" && (
        <FormHelperText>{translate(helperText, { _: helperText })}</FormHelperText>
      )}
    </Box>
  )
}

/** Errors of a list are nested as its items are. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined
  const { message } = error as { message?: unknown }
  if (typeof message === "string" && message) return message
  return Object.values(error).map(firstMessage).find(Boolean)
}
