import { Checkbox, FormControlLabel } from "@mui/material"
import { useTranslate } from "react-admin"
import { formatPrice } from "#i18n/format.ts"
import { type Currency, type Money, toMajor } from "#lib/money.ts"
import { useStaffLanguage } from "./use-language.ts"

type Props = {
  amount: number
  currency: Currency
  before?: Money | undefined
  isSure: boolean
  onChange: (isSure: boolean) => void
}

/** Asks about an amount that may be a slip. */
export function PriceQuestion({ amount, currency, before, isSure, onChange }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const now = formatPrice(amount, currency, language)
  const was = before && formatPrice(toMajor(before.amount, before.currency), before.currency, language)
  return (
    <FormControlLabel
      control={<Checkbox checked={isSure} onChange={(event) => onChange(event.target.checked)} />}
      label={translate(was ? "staff.money.far" : "staff.money.small", { now, was })}
    />
  )
}
