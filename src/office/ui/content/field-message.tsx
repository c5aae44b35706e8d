import { FormHelperText } from "@mui/material"
import { useFormState } from "react-hook-form"

/** Errors of the API about a whole group of inputs, such as its order, or about the first wrong text of a list. */
export function FieldMessage({ source }: { source: string }) {
  const { errors } = useFormState({ name: source })
  const error = source
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], errors)
  const { message, root } = (error ?? {}) as { message?: unknown; root?: { message?: unknown } }
  const text = message ?? root?.message ?? (Array.isArray(error) && error.find(Boolean)?.message)
  return typeof text === "string" ? <FormHelperText error>{text}</FormHelperText> : null
}
