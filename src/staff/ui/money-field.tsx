import { TextField } from "@mui/material"
import { type ReactNode, useState } from "react"
import { useInput, useTranslate, ValidationError } from "react-admin"
import { useWatch } from "react-hook-form"
import { formatPrice } from "#i18n/format.ts"
import { groupWhileTyping, readMoney, writeMoney } from "#i18n/money-text.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import { useStaffLanguage } from "./use-language.ts"

type Props = {
  label: ReactNode
  currency: Currency
  /** In major units. NaN: what was typed can't be read. */
  value: number | null
  onChange: (value: number | null) => void
  helperText?: ReactNode
  error?: ReactNode
  name?: string
  onBlur?: () => void
  autoFocus?: boolean
  required?: boolean
}

/** The field for every amount of money. It groups figures, reads the marks of both languages, and says what it read. */
export function MoneyField({ currency, value, onChange, helperText, error, name, ...rest }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : readMoney(typed, currency)
  const written = value === null || Number.isNaN(value) ? "" : writeMoney(value, currency, language)
  // A value that did not come from this text, such as that of another record, replaces it.
  const isTyped = typed !== undefined && (Object.is(value, amountOf(typed, currency)) || value === null)
  const shown = isTyped ? typed : written
  const change = (next: string) => {
    const text = groupWhileTyping(next, shown, language)
    setTyped(text)
    onChange(amountOf(text, currency))
  }
  const isUnreadable = isTyped && typed.trim() !== "" && read === undefined
  const problem = isUnreadable ? translate(`staff.money.unreadable.${currency}`) : error
  const said = isTyped && read !== undefined ? formatPrice(toMajor(read, currency), currency, language) : undefined
  return (
    <TextField
      {...rest}
      {...(name && { name })}
      value={shown}
      onChange={(event) => change(event.target.value)}
      error={Boolean(problem)}
      helperText={problem ?? [helperText, said].filter(Boolean).join(" · ")}
      slotProps={{
        htmlInput: { inputMode: currency === "VND" ? "numeric" : "decimal", autoComplete: "off" },
        input: { endAdornment: currency === "VND" ? "₫" : "US$" },
      }}
    />
  )
}

function amountOf(text: string, currency: Currency): number | null {
  if (text.trim() === "") return null
  const minor = readMoney(text, currency)
  return minor === undefined ? Number.NaN : toMajor(minor, currency)
}

type InputProps = {
  source: string
  label: string
  helperText?: string | false
  isRequired?: boolean
  /** Default: the currency of the form's prices. */
  currency?: Currency
}

/** `MoneyField` in a form of react-admin. */
export function MoneyInput({ source, label, helperText = false, isRequired = false, currency }: InputProps) {
  const translate = useTranslate()
  const ofForm = useWatch({ name: "pricing.currency" }) as Currency | undefined
  const own = currency ?? ofForm ?? "USD"
  const { field, fieldState } = useInput({
    source,
    defaultValue: null,
    validate: (value) => (Number.isNaN(value) ? `staff.money.unreadable.${own}` : undefined),
    parse: (value) => value,
    format: (value) => value ?? null,
  })
  const message = fieldState.error?.message
  return (
    <MoneyField
      label={`${translate(label)}${isRequired ? " *" : ""}`}
      currency={own}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      helperText={helperText && translate(helperText)}
      error={message && <ValidationError error={message} />}
    />
  )
}
