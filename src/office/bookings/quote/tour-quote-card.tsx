import { TextField } from "@mui/material"
import { useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { quote, tripDays } from "#domain/bookings/quote/quote.ts"
import { DateField } from "#office/ui/dates/date-field.tsx"
import { CountField } from "#office/ui/fields/count-field.tsx"
import { ExtraField, exampleDay, PickField, QuoteCard, SwitchField, useExample, WIDE } from "./quote-card.tsx"
import { readDays, readNumbers, readPriceRules, readPrices, readZones } from "./quoted-values.ts"
import { useTerms } from "./use-terms.ts"

/** Shows the price of the tour in the form for a party, computed as on the site. */
export function TourQuoteCard() {
  const translate = useTranslate()
  const [pricing, rules, zones, place, length] = useWatch({
    name: ["pricing", "priceRules", "pickupZones", "destination", "duration.days"],
  })
  const { extras, holidays, exchangeRate } = useTerms({ kind: "tour", places: place ? [place] : [] })
  const { example, field } = useExample({
    adults: 2,
    children: 0,
    measures: "",
    date: exampleDay(),
    zone: "",
    extra: "",
    private: false,
  })
  const { adults, children, measures, date } = example

  const priceRules = readPriceRules(rules)
  const pickupZones = readZones(zones)
  const isByHeight = priceRules.children?.by === "height"
  const priced = quote({
    product: { pricing: readPrices(pricing), priceRules },
    party: { adults, children, [isByHeight ? "childHeights" : "childAges"]: readNumbers(measures).slice(0, children) },
    days: tripDays({ travelDate: date }, { duration: { days: readDays(length) } }),
    privateGroup: example.private,
    pickupZone: pickupZones.find(({ code }) => code === example.zone),
    extras: extras.filter(({ _id }) => _id === example.extra).map((product) => ({ product, quantity: 1 })),
    holidays,
    exchangeRate,
  })
  return (
    <QuoteCard quote={priced}>
      <CountField {...field("adults")} min={1} />
      <CountField {...field("children")} />
      {children > 0 && priceRules.children && (
        <TextField
          label={translate(`catalogue.quote.${isByHeight ? "heights" : "ages"}`)}
          value={measures}
          onChange={(event) => field("measures").onChange(event.target.value)}
          sx={WIDE}
        />
      )}
      <DateField {...field("date")} sx={WIDE} />
      {pickupZones.length > 0 && <PickField {...field("zone")} none="catalogue.quote.noZone" options={pickupZones} />}
      <ExtraField {...field("extra")} extras={extras} />
      {priceRules.privateGroups.length > 0 && <SwitchField {...field("private")} isWide />}
    </QuoteCard>
  )
}
