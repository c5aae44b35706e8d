import type { ReactNode } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { priceUnits } from "#i18n/money/price-units.ts"
import type { Currency } from "#lib/money.ts"
import { Icon } from "#site/ui/icon.tsx"
import { Price } from "#site/ui/price.tsx"

/** Where a page leads on to, in rows. */
export function Onward({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{title}</h2>
      <ul className="mt-4 border-t border-hairline">{children}</ul>
    </section>
  )
}

type RowProps = {
  before: string
  /** What the link leads to costs. Nothing is shown for a price on request. */
  costs?: { price: number; pricing: { currency: Currency; perTrip?: boolean | undefined } }
  children: ReactNode
}

export function OnwardRow({ before, costs, children }: RowProps) {
  const t = useTranslate()
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline py-3">
      <Icon name="arrow-right" className="size-4 self-center text-vermilion" />
      <span className="text-soft">{before}</span>
      <span className="min-w-0 flex-1 basis-60">{children}</span>
      {costs && costs.price > 0 && (
        <span>
          <Price
            amount={costs.price}
            currency={costs.pricing.currency}
            unit={t(costs.pricing.perTrip ? priceUnits.perTrip : priceUnits.perPerson)}
          />
        </span>
      )}
    </li>
  )
}
