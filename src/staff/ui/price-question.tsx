import { Checkbox, FormControlLabel } from "@mui/material"
import { useTranslate } from "react-admin"
import { formatPrice } from "#i18n/format.ts"
import { type Currency, type Money, toMajor, toVnd } from "#lib/money.ts"
import { useStaffLanguage } from "./use-language.ts"

const LEAST_VND = 1_000
const FAR = 0.5

/**
 * Returns whether an amount in major units may be a slip: less than 1,000 đồng, or half away from what it was before (in
 * minor units of its own currency, at `vndPerUsd` đồng for a dollar).
 */
export function isOddly(amount: number | null, currency: Currency, before?: Money, vndPerUsd = 0): boolean {
  if (amount === null || Number.isNaN(amount) || amount <= 0) return false
  if (currency === "VND" && amount < LEAST_VND) return true
  if (!before || before.amount <= 0) return false
  const was = toVnd(before, vndPerUsd)
  const is = currency === "VND" ? amount : amount * vndPerUsd
  return Math.abs(is - was) >= was * FAR
}

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
