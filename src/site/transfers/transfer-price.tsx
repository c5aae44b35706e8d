import { messages } from "#domain/transfers/messages.ts"
import type { TransferCard as Transfer } from "#domain/transfers/transfer.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Price } from "#site/ui/price.tsx"

/** `large` beside a button, where it takes two lines. */
export function TransferPrice({ transfer, large = false }: { transfer: Transfer; large?: boolean }) {
  const t = useTranslate()
  const { perTrip, currency } = transfer.pricing
  return (
    <p>
      {transfer.price > 0 && perTrip && <span className="text-sm text-soft">{t(messages.priceFrom)}</span>}{" "}
      <Price
        amount={transfer.price}
        currency={currency}
        unit={t(perTrip ? messages.perTrip : messages.perPerson)}
        {...(large ? { other: "below", className: "text-2xl" } : { className: "text-xl" })}
      />
    </p>
  )
}
