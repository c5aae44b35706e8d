import { useQuery } from "@tanstack/react-query"
import { type Extras, extraName } from "#domain/bookings/quote/extras/extras.ts"
import { MAX_QUANTITY } from "#domain/bookings/quote/order-limits.ts"
import { isSoldBeside, type Main, type ProductCard } from "#domain/products/product.ts"
import { useTranslate } from "#i18n/language.tsx"
import { useMoney } from "#i18n/money/money.tsx"
import { addOnsQuery } from "#site/products/queries.ts"
import { Stepper } from "#site/ui/form/stepper.tsx"
import { orderMessages as texts } from "./order-messages.ts"

type Props = { beside: Main; extras: Extras; onChange: (extras: Extras) => void }

export function ExtrasFields({ beside, extras, onChange }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const offered = useExtras(beside)
  if (offered.length === 0) return null
  const count = Object.values(extras).filter(Boolean).length
  return (
    <details className="rounded-card border border-hairline bg-sheet">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold">
        {t(texts.extras)}
        <span className="text-sm text-soft">{count > 0 ? t(texts.chosen, { n: count }) : t(texts.show)}</span>
      </summary>
      <ul className="grid gap-4 border-t border-hairline p-4">
        {offered.map((product) => (
          <li key={product._id}>
            <Stepper
              name={extraName(product._id)}
              label={t(product.title)}
              hint={formatHint(product, money.shown(product.price, product.pricing.currency), t(texts.perPerson))}
              value={extras[product._id] ?? 0}
              min={0}
              max={MAX_QUANTITY}
              onChange={(quantity) => onChange({ ...extras, [product._id]: quantity })}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function formatHint({ pricing, price }: ProductCard, amount: string, perPerson: string): string {
  if (!price) return ""
  return pricing.per === "person" ? `${amount} ${perPerson}` : amount
}

function useExtras(beside: Main): ProductCard[] {
  const { data = [] } = useQuery(addOnsQuery(beside.kind))
  return data.filter((product) => isSoldBeside(product, beside))
}

export function usePricedExtras(beside: Main, extras: Extras) {
  return useExtras(beside).flatMap((product) => {
    const quantity = extras[product._id] ?? 0
    return quantity > 0 ? [{ product, quantity }] : []
  })
}
