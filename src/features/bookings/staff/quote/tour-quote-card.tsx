import { TextField } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { quote } from "#features/bookings/quote/quote.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { CountField, ExtraField, PickField, QuoteCard, SwitchField, WhenField } from "./quote-card.tsx"
import { readNumbers, readPriceRules, readPrices, readZones } from "./quoted-values.ts"
import { useTerms } from "./use-terms.ts"

const DAYS_AHEAD = 30

/** Shows the price of the tour in the form for a party, computed as on the site. */
export function TourQuoteCard() {
  const translate = useTranslate()
  const [pricing, rules, zones, place] = useWatch({ name: ["pricing", "priceRules", "pickupZones", "destination"] })
  const { extras, holidays, exchangeRate } = useTerms({ kind: "tour", places: place ? [place] : [] })
  const [adults, setAdults] = useState(2)
  const [children, setChildren] = useState(0)
  const [measures, setMeasures] = useState("")
  const [date, setDate] = useState(addDays(hanoiDate(), DAYS_AHEAD))
  const [zone, setZone] = useState("")
  const [isPrivate, setPrivate] = useState(false)
  const [extraId, setExtra] = useState("")

  const priceRules = readPriceRules(rules)
  const pickupZones = readZones(zones)
  const key = priceRules.children?.by === "height" ? "childHeights" : "childAges"
  const extra = extras.find(({ _id }) => _id === extraId)
  const priced = quote({
    product: { pricing: readPrices(pricing), priceRules },
    party: { adults, children, [key]: readNumbers(measures).slice(0, children) },
    travelDate: date,
    privateGroup: isPrivate,
    pickupZone: pickupZones.find(({ code }) => code === zone),
    extras: extra ? [{ product: extra, quantity: 1 }] : [],
    holidays,
    exchangeRate,
  })
  return (
    <QuoteCard quote={priced}>
      <CountField label="adults" value={adults} min={1} onChange={setAdults} />
      <CountField label="children" value={children} onChange={setChildren} />
      {children > 0 && priceRules.children && (
        <TextField
          label={translate(`catalogue.quote.${priceRules.children.by === "height" ? "heights" : "ages"}`)}
          value={measures}
          onChange={(event) => setMeasures(event.target.value)}
          sx={{ gridColumn: "1 / -1" }}
        />
      )}
      <WhenField label="date" value={date} onChange={setDate} />
      {pickupZones.length > 0 && (
        <PickField label="zone" none="noZone" options={pickupZones} chosen={zone} onChoose={setZone} />
      )}
      <ExtraField extras={extras} chosen={extraId} onChoose={setExtra} />
      {priceRules.privateGroups.length > 0 && (
        <SwitchField label="private" checked={isPrivate} onChange={setPrivate} isWide />
      )}
    </QuoteCard>
  )
}
