import { Box } from "@mui/material"
import { SelectInput, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { CURRENCIES, type Currency, convert, toMajor, toMinor } from "#lib/money.ts"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"
import type { Most } from "#office/ui/fields/money-question.tsx"

type Props = {
  label: string
  /** Đồng for a dollar. Another currency converts the amount. */
  vndPerUsd: number | null | undefined
  /** True to ask again if the amount is far from the initial one. */
  isCompared?: boolean
  /** The same amount in both currencies, as it was shown: neither is converted from the other. */
  same?: Record<Currency, number> | undefined
  most?: Most | undefined
  /** Fewer đồng are asked about. */
  least?: number | undefined
}

/** An amount (`amount`) in either currency (`pricing.currency`). */
export function AmountInput({ label, vndPerUsd, isCompared = true, same, most, least }: Props) {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const currency: Currency = useWatch({ name: "pricing.currency" })
  const convertTo = (next: Currency) => {
    const major = getValues("amount") || 0
    if (same && major === same[currency]) return setValue("amount", same[next] || null)
    const amount = toMinor(major, currency)
    if (amount > 0 && vndPerUsd) setValue("amount", toMajor(convert({ amount, currency }, next, vndPerUsd), next))
  }
  return (
    <Box sx={{ display: "grid", columnGap: 1, alignItems: "start", gridTemplateColumns: { sm: "1fr 1fr" } }}>
      <MoneyInput source="amount" {...{ label, isCompared, most, least }} autoFocus />
      <SelectInput
        source="pricing.currency"
        label="bookings.pricing.currency"
        choices={CURRENCIES.map((id) => ({ id, name: translate(`catalogue.prices.${id.toLowerCase()}`) }))}
        translateChoice={false}
        onChange={(event) => convertTo(event.target.value)}
        isRequired
      />
    </Box>
  )
}

/** Returns the amount in minor units with its currency. */
export function moneyOf({ amount, pricing }: { amount: number | null; pricing: { currency: Currency } | null }) {
  const currency = pricing?.currency ?? "VND"
  return { amount: toMinor(amount || 0, currency), currency }
}
