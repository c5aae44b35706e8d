import { TextField, type TextFieldProps } from "@mui/material"
import { type ReactNode, useState } from "react"
import { useTranslate } from "react-admin"

export type TypedProps = Pick<TextFieldProps, "required" | "autoFocus" | "sx" | "name" | "onBlur"> & {
  /** A text, or the key of one. */
  label: string
  /** As the API has it. Empty: none. */
  value: string
  onChange: (value: string) => void
  error?: ReactNode
  helperText?: ReactNode
}

type Props = TypedProps & {
  /** Returns what the API takes, or undefined for what can't be read. */
  read: (typed: string) => string | undefined
  /** Matches a text that is not going to be longer. Any other is read when the field is left. */
  whole: RegExp
  write: (value: string) => string
  placeholder: string
  /** The key of what is said about a text that can't be read. */
  unreadable: string
  endAdornment?: ReactNode
}

/**
 * A field that is typed in the office's format whatever the browser's language is, and written out when it is left. MUI X's
 * own fields are typed section by section: they take no 5/12 without its year, and no text pasted in one piece.
 */
export function TypedField({ label, value, onChange, error, helperText, read, whole, write, ...props }: Props) {
  const { unreadable, endAdornment, placeholder, onBlur, ...rest } = props
  const translate = useTranslate()
  /** `reported` is what the form was told of the text. Another value in the form replaces the text. */
  const [own, setOwn] = useState<{ typed: string; reported: string }>()
  const [isLeft, setLeft] = useState(false)
  const isOwn = own?.reported === value
  const text = isOwn ? own.typed : value && write(value)
  const isUnreadable = isOwn && text.trim() !== "" && read(text) === undefined
  const report = (typed: string, reported: string) => {
    setOwn({ typed, reported })
    onChange(reported)
  }
  const leave = () => {
    setLeft(true)
    const found = read(text)
    if (isOwn && found !== undefined) report(write(found), found)
  }
  const problem = isUnreadable && isLeft ? translate(unreadable) : error
  return (
    <TextField
      {...rest}
      label={translate(label, { _: label })}
      value={text}
      placeholder={placeholder}
      onChange={(event) => {
        const typed = event.target.value
        setLeft(false)
        report(typed, (whole.test(typed.trim()) && read(typed)) || "")
      }}
      onBlur={(event) => {
        leave()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") leave()
      }}
      error={Boolean(problem)}
      helperText={problem || helperText || false}
      slotProps={{
        htmlInput: { inputMode: "numeric", autoComplete: "off" },
        ...(endAdornment !== undefined && { input: { endAdornment } }),
      }}
    />
  )
}
