import { useState } from "react"
import { useWatch } from "react-hook-form"
import { quote } from "#features/bookings/quote/quote.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { CountField, QuoteCard, WhenField } from "./quote-card.tsx"
import { readPrices } from "./quoted-values.ts"
import { useTerms } from "./use-terms.ts"

const DAYS_AHEAD = 30

/** Shows the price of the product in the form, computed as on the site. */
export function ProductQuoteCard() {
  const pricing = useWatch({ name: "pricing" })
  const { holidays, exchangeRate } = useTerms({ kind: "tour", places: [] })
  const [adults, setAdults] = useState(2)
  const [children, setChildren] = useState(0)
  const [quantity, setQuantity] = useState(1)
  const [date, setDate] = useState(addDays(hanoiDate(), DAYS_AHEAD))
  const per = pricing?.per === "item" ? "item" : "person"
  const priced = quote({
    productType: "product",
    product: { pricing: { ...readPrices(pricing), per } },
    party: { adults, children },
    quantity,
    travelDate: date,
    holidays,
    exchangeRate,
  })
  return (
    <QuoteCard quote={priced}>
      {per === "item" ? (
        <CountField label="quantity" value={quantity} min={1} onChange={setQuantity} />
      ) : (
        <>
          <CountField label="adults" value={adults} min={1} onChange={setAdults} />
          <CountField label="children" value={children} onChange={setChildren} />
          <WhenField label="date" value={date} onChange={setDate} />
        </>
      )}
    </QuoteCard>
  )
}
