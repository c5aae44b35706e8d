import { TextField } from "@mui/material"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useInput, useTranslate, ValidationError } from "react-admin"
import { get, useFormContext, useFormState, useWatch } from "react-hook-form"
import { formatPrice } from "#i18n/format.ts"
import { doubtOf, groupWhileTyping, readMoney, writeMoney } from "#i18n/money/money-text.ts"
import { type Currency, type Money, toMajor, toMinor } from "#lib/money.ts"
import { useExchangeRate } from "#office/frame/hooks/use-exchange-rate.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { fieldLabel } from "#office/ui/content/field-name.ts"
import { MoneyQuestion, type Most } from "./money-question.tsx"

type Props = {
  label: ReactNode
  currency: Currency
  /** True for đồng with parts, such as an exchange rate. */
  isRate?: boolean
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
export function MoneyField({ currency, isRate = false, value, onChange, helperText, error, name, ...rest }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const [typed, setTyped] = useState<string>()
  const parts = isRate ? "USD" : currency
  const read = typed === undefined ? undefined : readMoney(typed, parts)
  const written = value === null || Number.isNaN(value) ? "" : writeMoney(value, parts, language)
  // A value that did not come from this text, such as that of another record, replaces it.
  const isTyped = typed !== undefined && (Object.is(value, amountOf(typed, parts)) || value === null)
  const shown = isTyped ? typed : written
  const change = (next: string) => {
    const text = groupWhileTyping(next, shown, language)
    setTyped(text)
    onChange(amountOf(text, parts))
  }
  const isUnreadable = isTyped && typed.trim() !== "" && read === undefined
  const problem = isUnreadable ? translate(`staff.money.unreadable.${currency}`) : error
  const said = isTyped && read !== undefined ? formatPrice(toMajor(read, parts), currency, language) : undefined
  return (
    <TextField
      {...rest}
      {...(name && { name })}
      value={shown}
      onChange={(event) => change(event.target.value)}
      error={Boolean(problem)}
      helperText={problem ?? [helperText, said].filter(Boolean).join(" · ")}
      slotProps={{
        htmlInput: { inputMode: parts === "VND" ? "numeric" : "decimal", autoComplete: "off" },
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
  /** The key of one. Unless told, the name of the field. */
  label?: string
  helperText?: string | false
  isRequired?: boolean
  /** Default: the currency of the form's prices. */
  currency?: Currency
  /** The initial value if the form has none. */
  initial?: number | undefined
  /** Whether to ask about an amount far from the initial one, which may be a slip. */
  isCompared?: boolean
  /** True for đồng with parts, such as an exchange rate. A tenth away from the last one asks. */
  isRate?: boolean
  /** Fewer đồng are asked about. */
  least?: number | undefined
  /** The most that it should be. Asks about more. */
  most?: Most | undefined
  autoFocus?: boolean
}

/** `MoneyField` in a form of react-admin. Asks before it takes an amount that may be a slip. */
export function MoneyInput({
  source,
  label = fieldLabel(source),
  helperText = false,
  isRequired = false,
  ...props
}: InputProps) {
  const { currency, initial = null, isCompared = true, isRate = false, most, least, autoFocus = false } = props
  const translate = useTranslate()
  const { trigger } = useFormContext()
  const ofForm: Currency | undefined = useWatch({ name: "pricing.currency" })
  const own = currency ?? ofForm ?? "USD"
  const { before: opened, vndPerUsd } = useMoneyBefore(source, own)
  const limits = {
    before: isCompared ? opened : undefined,
    vndPerUsd,
    most: most?.amounts,
    least,
    far: isRate ? 0.1 : undefined,
  }
  const [sureOf, setSureOf] = useState<number>()
  const isOdd = (value: number | null) => doubtOf(value, own, limits) !== undefined
  const { field, fieldState } = useInput({
    source,
    defaultValue: initial,
    validate: (value) => {
      if (Number.isNaN(value)) return `staff.money.unreadable.${own}`
      return isOdd(value) && value !== sureOf ? "staff.money.unsure" : undefined
    },
    parse: (value) => value,
    format: (value) => value ?? null,
  })
  const asked = useRef({ sureOf, own })
  useEffect(() => {
    // An untouched field shows no error.
    if (asked.current.sureOf === sureOf && asked.current.own === own) return
    asked.current = { sureOf, own }
    void trigger(source)
  }, [sureOf, own, source, trigger])
  const message = fieldState.error?.message
  return (
    <div>
      <MoneyField
        label={`${translate(label)}${isRequired ? " *" : ""}`}
        currency={own}
        isRate={isRate}
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        autoFocus={autoFocus}
        helperText={helperText && translate(helperText)}
        error={message && <ValidationError error={message} />}
      />
      <MoneyQuestion
        {...{ ...limits, most, amount: field.value, currency: own }}
        isSure={sureOf === field.value}
        onChange={(isSure) => setSureOf(isSure ? field.value : Number.NaN)}
      />
    </div>
  )
}

/** Returns the initial amount of the form, and the exchange rate to compare another currency with. */
function useMoneyBefore(source: string, own: Currency): { before: Money | undefined; vndPerUsd: number | undefined } {
  const { getValues } = useFormContext()
  const { defaultValues } = useFormState()
  const vndPerUsd = useExchangeRate()
  const currency: Currency = get(defaultValues, "pricing.currency") ?? own
  const major: unknown = findBefore(source, defaultValues, getValues())
  const isKnown = typeof major === "number" && (currency === own || vndPerUsd !== undefined)
  const amount = isKnown && (currency === "VND" ? major : toMinor(major, currency))
  return { before: amount === false ? undefined : { amount, currency }, vndPerUsd }
}

/** Rows of a list may have moved, so they are found again by their vehicle, zone or size of the group. */
function findBefore(source: string, before: unknown, now: unknown): unknown {
  const [, list, index, name] = /^(.+)\.(\d+)\.([^.]+)$/.exec(source) ?? []
  if (!list || !name) return get(before, source)
  const keyOf = (row: Record<string, unknown> | undefined) => row?.code ?? row?.people
  const key = keyOf(get(now, `${list}.${index}`))
  const rows = (get(before, list) ?? []) as Record<string, unknown>[]
  return key == null ? undefined : rows.find((row) => keyOf(row) === key)?.[name]
}
