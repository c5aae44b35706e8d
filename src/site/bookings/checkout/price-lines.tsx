import type { ReactNode } from "react"
import type { QuoteLine } from "#domain/bookings/quote/types.ts"
import { useTranslate } from "#i18n/language.tsx"
import { useMoney } from "#i18n/money/money.tsx"
import type { Currency } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { orderMessages } from "./fields/order-messages.ts"

type Props = {
  lines: QuoteLine[]
  currency: Currency
  /** The rate that a booking keeps. Default: the present one. */
  vndPerUsd?: number
  children?: ReactNode
}

/** Shows what a total is made of, the same in the form and on the page of the booking. */
export function PriceLines({ lines, currency, vndPerUsd, children }: Props) {
  const t = useTranslate()
  const money = useMoney(vndPerUsd)
  const amounts = money.parts(
    lines.map(({ totalMinor }) => totalMinor),
    currency,
  )
  const units = money.units(lines, currency)
  const named = (line: QuoteLine, unit: string | undefined) =>
    line.code === "vehicle"
      ? `${t(orderMessages.pricePerTrip)}: ${t(line.label)}`
      : withDots(`${line.quantity} × ${t(line.label)}`, unit)
  return (
    <ul className="space-y-1 border-b border-hairline pb-3 text-sm">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may have the same words and have no other name
        <li key={index} className="flex justify-between gap-4">
          <span>{named(line, units[index])}</span>
          <span className="tabular-nums">{amounts[index]}</span>
        </li>
      ))}
      {children}
    </ul>
  )
}
