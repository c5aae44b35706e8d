import { PASSENGERS } from "#features/bookings/booking.ts"
import type { BookingRequest } from "#features/bookings/create/booking-request.schema.ts"
import { type Extras, extrasOf, readExtras } from "#features/bookings/quote/extras.ts"
import type { TransferRequest } from "#features/bookings/quote/order.schema.ts"
import { isSmallHours } from "#features/bookings/quote/pickup-times.ts"
import { quoteTransfer, type Terms } from "#features/bookings/quote/price-order.ts"
import type { Quote } from "#features/bookings/quote/types.ts"
import { cheapestVehicleFor, hasCapacity, type Transfer } from "#features/transfers/transfer.ts"
import { type Filled, numberOf, textOf } from "#lib/posted-form.ts"
import { addDays } from "#lib/today.ts"
import { customerOf } from "./customer.ts"

/** One way as it is being filled in; what is not told is empty. */
export type WayDraft = {
  travelDate: string
  pickupTime: string
  flightNumber: string
  flightTime: string
  nightOf: string
}

/**
 * What is being ordered, as far as its price depends on it. `largeBags` and `vehicle` are ours to propose until
 * chosen.
 */
export type TransferDraft = {
  there: WayDraft
  back: WayDraft | undefined
  passengers: number
  children: number
  largeBags: number | undefined
  vehicle: string | undefined
  zone: string
  childSeats: number
  extraStops: number
  waitingHours: number
  nameSign: string
  extras: Extras
}

const way: WayDraft = { travelDate: "", pickupTime: "", flightNumber: "", flightTime: "", nightOf: "" }

/** How the form begins (spec §4: one traveler, no date). */
export const emptyDraft: TransferDraft = {
  there: way,
  back: undefined,
  passengers: 1,
  children: 0,
  largeBags: undefined,
  vehicle: undefined,
  zone: "",
  childSeats: 0,
  extraStops: 0,
  waitingHours: 0,
  nameSign: "",
  extras: {},
}
export const emptyWay = way

/** The draft that a form holds in its inputs. What we had proposed is not chosen. */
export function draftOf(transfer: Transfer, form: Filled): TransferDraft {
  const within = (name: string, min: number, max: number) => Math.min(Math.max(numberOf(form, name) ?? min, min), max)
  const passengers = within("passengers", PASSENGERS.min, PASSENGERS.max)
  const [vehicle, proposed] = [textOf(form, "vehicle"), textOf(form, "proposed")]
  return withRoom(transfer, {
    there: readWay(form, ""),
    back:
      form.has("returnTrip") && transfer.priceRules.returnPercent !== null ? readWay(form, "returnTrip.") : undefined,
    passengers,
    children: within("children", 0, passengers - 1),
    largeBags: numberOf(form, "largeBags"),
    vehicle: vehicle === proposed ? undefined : vehicle,
    zone: transfer.pickupZones.some(({ code }) => code === textOf(form, "zone")) ? textOf(form, "zone") : "",
    childSeats: within("childSeats", 0, 4),
    extraStops: within("extraStops", 0, 5),
    waitingHours: within("waitingHours", 0, 12),
    nameSign: textOf(form, "nameSign"),
    extras: readExtras(form),
  })
}

function readWay(form: Filled, path: "" | "returnTrip."): WayDraft {
  const text = (name: keyof WayDraft) => textOf(form, path + name)
  return {
    travelDate: text("travelDate"),
    pickupTime: text("pickupTime"),
    flightNumber: text("flightNumber"),
    flightTime: text("flightTime"),
    nightOf: text("nightOf"),
  }
}

/** A chosen vehicle that has become too small is given up for our proposal. */
export function withRoom({ vehicles }: Transfer, draft: TransferDraft): TransferDraft {
  const chosen = vehicles.find(({ code }) => code === draft.vehicle)
  const isRoomy = chosen && hasCapacity(chosen, draft.passengers, draft.largeBags ?? draft.passengers)
  return isRoomy ? draft : { ...draft, vehicle: undefined }
}

/** The whole request: the order, both addresses, who books. */
export function requestOf(transfer: Transfer, draft: TransferDraft, form: Filled, total?: number): BookingRequest {
  const [pickup, dropoff] = [textOf(form, "pickupPlace"), textOf(form, "dropoffPlace")]
  const order = orderOf(transfer, draft)
  return {
    ...order,
    ...((order.pickup || pickup) && { pickup: { ...order.pickup, ...(pickup && { place: pickup }) } }),
    ...(dropoff && { dropoff: { place: dropoff } }),
    ...customerOf(form),
    ...(total !== undefined && { totalPrice: total }),
  }
}

/** Before there is a day, while a night is to be told, or where nothing is large enough the server has no answer. */
export function isQuotable(transfer: Transfer, { there, back, passengers, largeBags }: TransferDraft): boolean {
  const isClear = (way: WayDraft, atBack: boolean) => {
    const nights = nightsOf(way, endOf(transfer, atBack))
    return way.travelDate !== "" && (nights.length === 0 || nights.includes(way.nightOf))
  }
  const isRoomy =
    !transfer.pricing.perTrip || cheapestVehicleFor(transfer.vehicles, passengers, largeBags ?? passengers)
  return isClear(there, false) && (!back?.travelDate || isClear(back, true)) && Boolean(isRoomy)
}

/** The order that a price is asked for: a flight's number costs nothing, nor does a way back that has no day yet. */
export function orderToQuote(transfer: Transfer, draft: TransferDraft): TransferRequest {
  const unnumbered = (way: WayDraft) => ({ ...way, flightNumber: "" })
  const { there, back } = draft
  return orderOf(transfer, {
    ...draft,
    there: unnumbered(there),
    back: back?.travelDate ? unnumbered(back) : undefined,
  })
}

/** The time that decides on the day: that of the flight where there is one, else that of the pick-up. */
function toldTime({ flightTime, pickupTime }: WayDraft, end: "from" | "to" | null): string {
  return (end && flightTime) || pickupTime
}

/** The two nights that a time after midnight may belong to, each by its evening; none for other times. */
export function nightsOf(draft: WayDraft, end: "from" | "to" | null): string[] {
  const time = toldTime(draft, end)
  return draft.travelDate && time && isSmallHours(time) ? [addDays(draft.travelDate, -1), draft.travelDate] : []
}

/** The airport is at the other end on the way back. */
export function endOf(transfer: Transfer, back = false): "from" | "to" | null {
  const end = transfer.airport?.end ?? null
  if (!back || !end) return end
  return end === "from" ? "to" : "from"
}

/** The draft as the API takes it, without what was left open. */
function orderOf(transfer: Transfer, draft: TransferDraft): TransferRequest {
  const { passengers, children, largeBags, vehicle, back, zone, childSeats, extraStops, waitingHours, nameSign } = draft
  return {
    productId: transfer._id,
    productType: "transfer",
    travelers: passengers,
    ...(children > 0 && { party: partyOf(draft) }),
    ...wayOf(draft.there, endOf(transfer)),
    ...(back && { returnTrip: wayOf(back, endOf(transfer, true)) }),
    ...(transfer.pricing.perTrip && { ...(largeBags !== undefined && { largeBags }), ...(vehicle && { vehicle }) }),
    ...(zone && { pickup: { zone } }),
    ...(childSeats > 0 && { childSeats }),
    ...(extraStops > 0 && { extraStops }),
    ...(waitingHours > 0 && { waitingHours }),
    ...(nameSign.trim() && { nameSign: nameSign.trim() }),
    ...extrasOf(draft.extras),
  }
}

/** One way as the API takes it. */
export function wayOf(draft: WayDraft, end: "from" | "to" | null) {
  const { travelDate, pickupTime, flightTime, nightOf } = draft
  const flightNumber = draft.flightNumber.trim()
  return {
    travelDate,
    ...(pickupTime && { pickupTime }),
    ...(end && flightNumber && { flightNumber }),
    ...(end && flightTime && { flightTime }),
    ...(nightsOf(draft, end).includes(nightOf) && { nightOf }),
  }
}

const partyOf = ({ passengers, children }: TransferDraft) => ({ adults: passengers - children, children })

/** Returns the price that the browser computes while the server's is awaited. */
export function estimateQuote(transfer: Transfer, draft: TransferDraft, terms: Terms): Quote {
  const start = (one: WayDraft, atBack: boolean) => ({
    date: one.travelDate,
    time: toldTime(one, endOf(transfer, atBack)),
  })
  const starts = { there: start(draft.there, false), back: draft.back && start(draft.back, true) }
  return quoteTransfer(orderToQuote(transfer, draft), transfer, starts, terms)
}
