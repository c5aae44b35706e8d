import { useState } from "react"
import { useWatch } from "react-hook-form"
import { quote } from "#features/bookings/quote/quote.ts"
import { NO_PRICE_RULES, type TransferPriceRules, type Vehicle } from "#features/transfers/transfer.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { CountField, ExtraField, QuoteCard, SwitchField, WhenField } from "./quote-card.tsx"
import { readPrices, readSurcharges, readVehicles } from "./quoted-values.ts"
import { useTerms } from "./use-terms.ts"

const DAYS_AHEAD = 30

/** Shows the price of the transfer in the form for a party, computed as on the site. */
export function TransferQuoteCard({ vehicles }: { vehicles: Vehicle[] }) {
  const [pricing, rules, type, places] = useWatch({ name: ["pricing", "priceRules", "type", "places"] })
  const { extras, holidays, exchangeRate } = useTerms({ kind: "transfer", type, places: places ?? [] })
  const [adults, setAdults] = useState(2)
  const [children, setChildren] = useState(0)
  const [largeBags, setLargeBags] = useState(2)
  const [childSeats, setChildSeats] = useState(0)
  const [date, setDate] = useState(addDays(hanoiDate(), DAYS_AHEAD))
  const [time, setTime] = useState("10:00")
  const [isReturn, setReturn] = useState(false)
  const [nameSign, setNameSign] = useState(false)
  const [extraId, setExtra] = useState("")

  const priceRules: TransferPriceRules = { ...NO_PRICE_RULES, ...readSurcharges(rules) }
  const perTrip = Array.isArray(pricing?.vehicles)
  const extra = extras.find(({ _id }) => _id === extraId)
  const priced = quote({
    productType: "transfer",
    product: {
      pricing: { ...readPrices(pricing), perTrip },
      vehicles: readVehicles(pricing?.vehicles, vehicles),
      priceRules,
    },
    party: { adults, children },
    largeBags,
    childSeats,
    nameSign,
    pickup: { travelDate: date, time },
    returnLeg: isReturn ? { travelDate: addDays(date, 1), time } : undefined,
    extras: extra ? [{ product: extra, quantity: 1 }] : [],
    holidays,
    exchangeRate,
  })
  return (
    <QuoteCard quote={priced}>
      <CountField label="adults" value={adults} min={1} onChange={setAdults} />
      <CountField label="children" value={children} onChange={setChildren} />
      <CountField label="bags" value={largeBags} onChange={setLargeBags} />
      <CountField label="childSeats" value={childSeats} onChange={setChildSeats} />
      <WhenField label="date" value={date} onChange={setDate} />
      <WhenField label="time" value={time} onChange={setTime} />
      <ExtraField extras={extras} chosen={extraId} onChoose={setExtra} />
      <SwitchField label="sign" checked={nameSign} onChange={setNameSign} />
      {priceRules.returnPercent !== null && <SwitchField label="return" checked={isReturn} onChange={setReturn} />}
    </QuoteCard>
  )
}
