import { useTranslate } from "react-admin"
import { formatPrice } from "#i18n/format.ts"
import { doubtOf, type MoneyLimits } from "#i18n/money/money-text.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { CheckField } from "./check-field.tsx"

/** The most that an amount should be, in major units of each currency, and what that is: owed by the guest, or to them. */
export type Most = { amounts: Record<Currency, number>; of: "owed" | "back" | "price" }

type Props = Omit<MoneyLimits, "most"> & {
  most?: Most | undefined
  amount: number | null
  currency: Currency
  isSure: boolean
  onChange: (isSure: boolean) => void
}

/** Asks about an amount of money that may be a slip. Every field and dialog for money asks with it. */
export function MoneyQuestion({ amount, currency, most, isSure, onChange, ...limits }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { before } = limits
  const doubt = doubtOf(amount, currency, { ...limits, most: most?.amounts })
  if (doubt === undefined || amount === null) return null
  const limit = most?.amounts[currency] ?? 0
  const times = Math.floor(amount / limit)
  const what = limit <= 0 ? "none" : times >= MANY ? "times" : "more"
  const key = doubt === "above" ? `above.${most?.of}.${what}` : doubt
  const label = translate(`staff.money.${key}`, {
    now: formatPrice(amount, currency, language),
    was: before && formatPrice(toMajor(before.amount, before.currency), before.currency, language),
    most: formatPrice(limit, currency, language),
    times: limit > 0 ? times : 0,
  })
  return <CheckField label={label} value={isSure} onChange={onChange} />
}

/** From here on the question says how many times too much it is. */
const MANY = 3
