import type { PricedVehicle, TransferPriceRules } from "#domain/transfers/transfer.ts"
import { cheapestVehicleFor } from "#domain/transfers/vehicle.ts"
import { inEach, type Localized } from "#i18n/localized.ts"
import { type Currency, percentOf, toMinor } from "#lib/money.ts"
import { labels } from "./labels.ts"
import { line, type Part, personLines } from "./lines.ts"
import { personPrices } from "./person-prices.ts"
import type { LineCode, Party, QuoteLine } from "./types.ts"

export type Start = { travelDate?: string | undefined; time?: string | null | undefined }

export type TransferOrder = {
  productType: "transfer"
  product: {
    pricing: { adult: number; child?: number | undefined; currency: Currency; perTrip: boolean }
    vehicles: readonly Pick<PricedVehicle, "code" | "name" | "loads" | "price" | "seats">[]
    priceRules: TransferPriceRules
  }
  vehicle?: string | undefined
  largeBags?: number | undefined
  pickup?: Start | undefined
  returnLeg?: Start | undefined
  childSeats?: number | undefined
  extraStops?: number | undefined
  waitingHours?: number | undefined
  nameSign?: boolean | undefined
}

export function transferParts(order: TransferOrder, party: Party): Part[] {
  const { returnLeg, pickup = {}, product } = order
  const returnPercent = product.priceRules.returnPercent
  const outbound = { ...legPart(order, party), days: dayOf(pickup) }
  if (!returnLeg || returnPercent === null) return [{ ...outbound, services: serviceLines(order, [pickup]) }]
  const returnPart = { ...legPart(order, party, returnPercent), days: dayOf(returnLeg) }
  return [
    { ...outbound, services: serviceLines(order, [pickup, returnLeg]) },
    { ...returnPart, lines: returnPart.lines.map((leg) => asReturnLine(leg, returnLeg.travelDate)) },
  ]
}

const dayOf = ({ travelDate }: Start) => (travelDate ? [travelDate] : [])

function legPart(order: TransferOrder, party: Party, percent = 100): Part {
  const { pricing } = order.product
  if (!pricing.perTrip) {
    const prices = personPrices(pricing)
    return { lines: personLines(party, prices, percent), isPriced: prices.adult > 0 }
  }
  const vehicle = chosenVehicle(order, party)
  if (!vehicle) return { lines: [], isPriced: false }
  const price = percentOf(toMinor(vehicle.price, pricing.currency), percent)
  return { lines: [line("vehicle", 1, price, inEach(vehicle.name))], isPriced: price > 0 }
}

function chosenVehicle({ product, vehicle, largeBags }: TransferOrder, { adults, children }: Party) {
  const people = adults + children
  if (vehicle !== undefined) return product.vehicles.find(({ code }) => code === vehicle)
  return cheapestVehicleFor(product.vehicles, people, largeBags ?? people)
}

function asReturnLine(leg: QuoteLine, travelDate: string | undefined): QuoteLine {
  const code = travelDate ? "return" : "return-to-come"
  return { ...leg, code, label: labels[code](leg.label) }
}

/** Night surcharges and child seats count once per leg, the other services once per transfer. */
function serviceLines(order: TransferOrder, legs: Start[]): QuoteLine[] {
  const { product, childSeats = 0, extraStops = 0, waitingHours = 0, nameSign = false } = order
  const { night, childSeat, extraStop, waitingHour, nameSign: sign } = product.priceRules
  const wanted: [LineCode & keyof typeof labels, number, number | null, Localized][] = [
    ["night", legs.filter(({ time }) => time && isNightTime(time)).length, night, labels.night],
    ["child-seat", childSeats * legs.length, childSeat, labels["child-seat"]],
    ["extra-stop", extraStops, extraStop, labels["extra-stop"]],
    ["waiting", waitingHours, waitingHour, labels.waiting],
    ["name-sign", nameSign ? 1 : 0, sign, labels["name-sign"]],
  ]
  return wanted.flatMap(([code, quantity, price, label]) =>
    quantity > 0 && price !== null ? [line(code, quantity, toMinor(price, product.pricing.currency), label)] : [],
  )
}

/** Returns true from 22:00 to 6:00 (booking-rules.md). */
export function isNightTime(time: string): boolean {
  return time >= "22:00" || time < "06:00"
}
