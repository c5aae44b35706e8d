import { common } from "#i18n/common-messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import { useMoney } from "#i18n/money/money.tsx"
import type { Currency } from "#lib/money.ts"

type Props = {
  /** In major units. */
  amount: number
  currency: Currency
  /** Đồng for a dollar, as a booking keeps it. Otherwise today's rate. */
  vndPerUsd?: number
  /** Where the amount in the other currency stands. */
  other?: "beside" | "below" | "nowhere"
  /** Follows the other amount: 'per person'. */
  unit?: string
  className?: string
}

/** Shows a price in the visitor's currency and small in the other one, or 'Contact for price'. */
export function Price({ amount, currency, vndPerUsd, other = "beside", unit, className = "" }: Props) {
  const t = useTranslate()
  const money = useMoney(vndPerUsd)
  if (!amount) return <span className={className}>{t(common.contactForPrice)}</span>
  return (
    <>
      <span className={`font-display font-bold tabular-nums ${className}`}>{money.shown(amount, currency)}</span>
      {other !== "nowhere" && (
        <>
          {" "}
          <span className={`text-sm font-normal tabular-nums opacity-75 ${other === "below" ? "block" : ""}`}>
            {money.other(amount, currency)}
            {unit && ` · ${unit}`}
          </span>
        </>
      )}
    </>
  )
}
