import { useWatch } from "react-hook-form"
import { quote, tripDays } from "#domain/bookings/quote/quote.ts"
import { DateField } from "#office/ui/dates/date-field.tsx"
import { CountField } from "#office/ui/fields/count-field.tsx"
import { exampleDay, QuoteCard, useExample, WIDE } from "./quote-card.tsx"
import { readDays, readPrices } from "./quoted-values.ts"
import { useTerms } from "./use-terms.ts"

/** Shows the price of the product in the form, computed as on the site. */
export function ProductQuoteCard() {
  const [pricing, length] = useWatch({ name: ["pricing", "duration.days"] })
  const { holidays, exchangeRate } = useTerms({ kind: "tour", places: [] })
  const { example, field } = useExample({ adults: 2, children: 0, quantity: 1, date: exampleDay() })
  const { adults, children, quantity, date } = example
  const per = pricing?.per === "item" ? "item" : "person"
  const priced = quote({
    productType: "product",
    product: { pricing: { ...readPrices(pricing), per } },
    party: { adults, children },
    quantity,
    days: tripDays({ travelDate: date }, { duration: { days: readDays(length) } }),
    holidays,
    exchangeRate,
  })
  return (
    <QuoteCard quote={priced}>
      {per === "item" ? (
        <CountField {...field("quantity")} min={1} />
      ) : (
        <>
          <CountField {...field("adults")} min={1} />
          <CountField {...field("children")} />
          <DateField {...field("date")} sx={WIDE} />
        </>
      )}
    </QuoteCard>
  )
}
