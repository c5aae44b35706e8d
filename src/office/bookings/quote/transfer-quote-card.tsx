import { useWatch } from "react-hook-form"
import { quote } from "#domain/bookings/quote/quote.ts"
import { NO_PRICE_RULES, type TransferPriceRules, type Vehicle } from "#domain/transfers/transfer.ts"
import { addDays } from "#lib/today.ts"
import { DateField } from "#office/ui/dates/date-field.tsx"
import { TimeField } from "#office/ui/dates/date-inputs.tsx"
import { CountField } from "#office/ui/fields/count-field.tsx"
import { ExtraField, exampleDay, QuoteCard, SwitchField, useExample } from "./quote-card.tsx"
import { readPrices, readSurcharges, readVehicles } from "./quoted-values.ts"
import { useTerms } from "./use-terms.ts"

/** Shows the price of the transfer in the form for a party, computed as on the site. */
export function TransferQuoteCard({ vehicles }: { vehicles: Vehicle[] }) {
  const [pricing, rules, type, places] = useWatch({ name: ["pricing", "priceRules", "type", "places"] })
  const { extras, holidays, exchangeRate } = useTerms({ kind: "transfer", type, places: places ?? [] })
  const { example, field } = useExample({
    adults: 2,
    children: 0,
    bags: 2,
    childSeats: 0,
    date: exampleDay(),
    time: "10:00",
    extra: "",
    sign: false,
    return: false,
  })
  const { adults, children, date, time } = example

  const priceRules: TransferPriceRules = { ...NO_PRICE_RULES, ...readSurcharges(rules) }
  const priced = quote({
    productType: "transfer",
    product: {
      pricing: { ...readPrices(pricing), perTrip: Array.isArray(pricing?.vehicles) },
      vehicles: readVehicles(pricing?.vehicles, vehicles),
      priceRules,
    },
    party: { adults, children },
    largeBags: example.bags,
    childSeats: example.childSeats,
    nameSign: example.sign,
    pickup: { travelDate: date, time },
    returnLeg: example.return && date ? { travelDate: addDays(date, 1), time } : undefined,
    extras: extras.filter(({ _id }) => _id === example.extra).map((product) => ({ product, quantity: 1 })),
    holidays,
    exchangeRate,
  })
  return (
    <QuoteCard quote={priced}>
      <CountField {...field("adults")} min={1} />
      <CountField {...field("children")} />
      <CountField {...field("bags")} />
      <CountField {...field("childSeats")} />
      <DateField {...field("date")} />
      <TimeField {...field("time")} />
      <ExtraField {...field("extra")} extras={extras} />
      <SwitchField {...field("sign")} />
      {priceRules.returnPercent !== null && <SwitchField {...field("return")} />}
    </QuoteCard>
  )
}
