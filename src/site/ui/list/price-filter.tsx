import { common } from "#i18n/common-messages.ts"
import { formatPrice } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { useMoneyView } from "#i18n/money/money.tsx"
import { fromDollars } from "#i18n/money/shown-money.ts"
import type { ShownCurrency } from "#lib/money.ts"
import { RangeField } from "#site/ui/form/range-field.tsx"

const messages = {
  from: common.from,
  to: common.to,
  atLeast: { en: "from {min}", vi: "từ {min}" },
  atMost: { en: "up to {max}", vi: "đến {max}" },
}

/** In whole units of `currency`, US dollars if it is not given. */
type Prices = { minPrice?: number | undefined; maxPrice?: number | undefined; currency?: ShownCurrency | undefined }

type Props = {
  legend: string
  /** In US dollars. */
  range: { min: number; max: number }
  prices: Prices
  change: (part: Prices) => void
}

/** Filters by price in the visitor's currency, or in that of a filter which is already set. */
export function PriceFilter({ legend, range, prices, change }: Props) {
  const t = useTranslate()
  const view = useMoneyView()
  const isSet = prices.minPrice !== undefined || prices.maxPrice !== undefined
  const currency = isSet ? (prices.currency ?? "USD") : view.currency
  const scale = scaleOf(fromDollars(range.max, currency, view.rates))
  return (
    <>
      <RangeField
        key={currency}
        legend={`${legend} (${currency})`}
        labels={{ min: t(messages.from), max: t(messages.to) }}
        names={{ min: "minPrice", max: "maxPrice" }}
        range={{ min: range.min, max: scale.max }}
        step={scale.step}
        value={{ min: prices.minPrice, max: prices.maxPrice }}
        onChange={({ min, max }) =>
          change({
            minPrice: min,
            maxPrice: max,
            currency: currency === "USD" || (min === undefined && max === undefined) ? undefined : currency,
          })
        }
      />
      {currency !== "USD" && <input type="hidden" name="currency" value={currency} />}
    </>
  )
}

const STEPS = 40

/** Returns a round end at or above `most`, and a round step that divides it. */
function scaleOf(most: number): { max: number; step: number } {
  const rough = Math.max(1, most / STEPS)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((round) => round >= rough) ?? 10 * power
  return { max: Math.max(1, Math.ceil(most / step)) * step, step }
}

const WITHOUT = { minPrice: undefined, maxPrice: undefined } as const

export function useAppliedPrices(prices: Prices): { label: string; without: Prices }[] {
  const t = useTranslate()
  const language = useLanguage()
  const limits = [
    { name: "minPrice", text: messages.atLeast, limit: "min" },
    { name: "maxPrice", text: messages.atMost, limit: "max" },
  ] as const
  return limits.flatMap(({ name, text, limit }) => {
    const amount = prices[name]
    if (amount === undefined) return []
    const price = formatPrice(amount, prices.currency ?? "USD", language)
    return [{ label: t(text, { [limit]: price }), without: { [name]: WITHOUT[name] } }]
  })
}
