import { formatPrice } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { RangeField } from "#ui/form/range-field.tsx"

const messages = {
  from: { en: "From", vi: "Từ" },
  to: { en: "To", vi: "Đến" },
  atLeast: { en: "from {min}", vi: "từ {min}" },
  atMost: { en: "up to {max}", vi: "đến {max}" },
}

/** Whole US dollars. */
type Prices = { minPrice?: number | undefined; maxPrice?: number | undefined }

type Props = {
  legend: string
  range: { min: number; max: number }
  step: number
  prices: Prices
  change: (part: Prices) => void
}

export function PriceFilter({ legend, range, step, prices, change }: Props) {
  const t = useTranslate()
  return (
    <RangeField
      legend={legend}
      labels={{ min: t(messages.from), max: t(messages.to) }}
      names={{ min: "minPrice", max: "maxPrice" }}
      range={range}
      step={step}
      value={{ min: prices.minPrice, max: prices.maxPrice }}
      onChange={({ min, max }) => change({ minPrice: min, maxPrice: max })}
    />
  )
}

export function useAppliedPrices({ minPrice, maxPrice }: Prices): { label: string; without: Prices }[] {
  const t = useTranslate()
  const language = useLanguage()
  const dollars = (amount: number) => formatPrice(amount, "USD", language)
  return [
    ...(minPrice === undefined
      ? []
      : [{ label: interpolate(t(messages.atLeast), { min: dollars(minPrice) }), without: { minPrice: undefined } }]),
    ...(maxPrice === undefined
      ? []
      : [{ label: interpolate(t(messages.atMost), { max: dollars(maxPrice) }), without: { maxPrice: undefined } }]),
  ]
}
