import type { BookingRequest } from "#domain/bookings/create/booking-request.schema.ts"
import { type Choices, readChoices, toOrderChoices } from "#domain/bookings/quote/extras/choices.ts"
import { type Extras, readExtras, toOrderExtras } from "#domain/bookings/quote/extras/extras.ts"
import type { DatedTransferRequest, TransferRequest } from "#domain/bookings/quote/order.schema.ts"
import { MAX_OF_SERVICE, SERVICES, type Service } from "#domain/bookings/quote/order-limits.ts"
import { type AirportEnd, isAfterMidnight, otherEnd } from "#domain/bookings/quote/pickup-times.ts"
import { quoteTransfer, type Terms } from "#domain/bookings/quote/quote.ts"
import type { Quote } from "#domain/bookings/quote/types.ts"
import { isTimed } from "#domain/transfers/timetable.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { PASSENGERS } from "#domain/transfers/transfer.ts"
import { cheapestVehicleFor, hasCapacity, servesDoor } from "#domain/transfers/vehicle.ts"
import { pick } from "#lib/data/pick.ts"
import { type Filled, numberOf, textOf } from "#lib/posted-form.ts"
import { addDays } from "#lib/today.ts"
import { readCustomer } from "./customer.ts"
import { readTravelers } from "./traveler-list.ts"

export type TransferDraft = Record<Service, number> & {
  outbound: LegDraft
  returnLeg: LegDraft | undefined
  passengers: number
  children: number
  largeBags: number | undefined
  vehicle: string | undefined
  zone: string
  nameSign: string
  choices: Choices
  extras: Extras
}

/** What the fields of an order need. */
export type TransferProps = {
  transfer: Transfer
  draft: TransferDraft
  change: (part: Partial<TransferDraft>) => void
}

export const emptyLeg = {
  travelDate: "",
  pickupTime: "",
  flightNumber: "",
  flightTime: "",
  nightOf: "",
  timeLater: false,
}
export type LegDraft = typeof emptyLeg

/** Spec §4: one traveler, no date. */
export const emptyDraft: TransferDraft = {
  outbound: emptyLeg,
  returnLeg: undefined,
  passengers: 1,
  children: 0,
  largeBags: undefined,
  vehicle: undefined,
  zone: "",
  ...servicesBy(() => 0),
  nameSign: "",
  choices: {},
  extras: {},
}

/** Reads the draft from a form. A vehicle that was only proposed does not count as chosen. */
export function readDraft(transfer: Transfer, form: Filled): TransferDraft {
  const within = (name: string, min: number, max: number) => Math.min(Math.max(numberOf(form, name) ?? min, min), max)
  const passengers = within("passengers", PASSENGERS.min, PASSENGERS.max)
  const [vehicle, proposed] = [textOf(form, "vehicle"), textOf(form, "proposed")]
  return dropVehicleIfTooSmall(transfer, {
    outbound: readLeg(form, ""),
    returnLeg:
      form.has("returnTrip") && transfer.priceRules.returnPercent !== null ? readLeg(form, "returnTrip.") : undefined,
    passengers,
    children: within("children", 0, passengers - 1),
    largeBags: numberOf(form, "largeBags"),
    vehicle: vehicle === proposed ? undefined : vehicle,
    zone: transfer.pickupZones.some(({ code }) => code === textOf(form, "zone")) ? textOf(form, "zone") : "",
    ...servicesBy((name) => within(name, 0, MAX_OF_SERVICE[name])),
    nameSign: textOf(form, "nameSign"),
    choices: readChoices(form, transfer.priceRules.choices),
    extras: readExtras(form),
  })
}

function servicesBy(count: (name: Service) => number): Record<Service, number> {
  return { childSeats: count("childSeats"), extraStops: count("extraStops"), waitingHours: count("waitingHours") }
}

function readLeg(form: Filled, path: "" | "returnTrip."): LegDraft {
  const text = (name: keyof LegDraft) => textOf(form, path + name)
  return {
    travelDate: text("travelDate"),
    pickupTime: text("pickupTime"),
    flightNumber: text("flightNumber"),
    flightTime: text("flightTime"),
    nightOf: text("nightOf"),
    timeLater: form.has(`${path}timeLater`),
  }
}

export function dropVehicleIfTooSmall({ vehicles }: Transfer, draft: TransferDraft): TransferDraft {
  const chosen = vehicles.find(({ code }) => code === draft.vehicle)
  const isLargeEnough = chosen && hasCapacity(chosen, draft.passengers, draft.largeBags ?? draft.passengers)
  return isLargeEnough ? draft : { ...draft, vehicle: undefined }
}

export function buildRequest(transfer: Transfer, draft: TransferDraft, form: Filled, total?: number): BookingRequest {
  const [pickup, dropoff] = [textOf(form, "pickupPlace"), textOf(form, "dropoffPlace")]
  const order = buildOrder(transfer, draft)
  const { returnTrip } = order
  return {
    ...order,
    ...laterTime(draft.outbound, transfer),
    ...(returnTrip && { returnTrip: { ...returnTrip, ...laterTime(draft.returnLeg, transfer, true) } }),
    ...(transfer.namesRequired && { travelerList: readTravelers(form, draft.passengers) }),
    ...((order.pickup || pickup) && { pickup: { ...order.pickup, ...(pickup && { place: pickup }) } }),
    ...(dropoff && { dropoff: { place: dropoff } }),
    ...readCustomer(form),
    ...(total !== undefined && { totalPrice: total }),
  }
}

/**
 * Guests who are met at an airport are asked for their flight, those of a timetable for their departure. The other times
 * are optional, as the specification's.
 */
function laterTime(leg: LegDraft | undefined, transfer: Transfer, isReturn = false) {
  if (isTimed(transfer, isReturn)) return { timeLater: false }
  return leg && airportEnd(transfer, isReturn) === "from" ? { timeLater: leg.timeLater } : {}
}

export function isQuotable(transfer: Transfer, { outbound, returnLeg, passengers, largeBags }: TransferDraft): boolean {
  const isClear = (leg: LegDraft, isReturn: boolean) => {
    const nights = isTimed(transfer, isReturn) ? [] : candidateNights(leg, airportEnd(transfer, isReturn))
    return leg.travelDate !== "" && (nights.length === 0 || nights.includes(leg.nightOf))
  }
  const isLargeEnough =
    !transfer.pricing.perTrip || cheapestVehicleFor(transfer.vehicles, passengers, largeBags ?? passengers)
  return isClear(outbound, false) && (!returnLeg?.travelDate || isClear(returnLeg, true)) && Boolean(isLargeEnough)
}

export function orderToQuote(transfer: Transfer, draft: TransferDraft): TransferRequest {
  const withoutFlightNumber = (leg: LegDraft) => ({ ...leg, flightNumber: "" })
  const { outbound, returnLeg } = draft
  const order = buildOrder(transfer, {
    ...draft,
    outbound: withoutFlightNumber(outbound),
    returnLeg: returnLeg && withoutFlightNumber(returnLeg),
  })
  return returnLeg && !returnLeg.travelDate ? { ...order, returnTrip: {} } : order
}

/** The flight decides the date if there is one, otherwise the pick-up time. */
function legTime({ flightTime, pickupTime }: LegDraft, end: AirportEnd): string {
  return (end && flightTime) || pickupTime
}

export function candidateNights(draft: LegDraft, end: AirportEnd): string[] {
  const time = legTime(draft, end)
  return draft.travelDate && time && isAfterMidnight(time) ? [addDays(draft.travelDate, -1), draft.travelDate] : []
}

export function airportEnd({ airport }: Transfer, isReturn = false): AirportEnd {
  const end = airport?.end ?? null
  return isReturn ? otherEnd(end) : end
}

/** Returns which addresses the form asks for: none at a station or at the airport. */
export function askedAddresses(transfer: Transfer): { pickup: boolean; dropoff: boolean } {
  const end = airportEnd(transfer)
  const atDoor = servesDoor(transfer.category.vehicleType)
  const fetchesGuests = atDoor || transfer.pickupZones.some(({ hotelPickup }) => hotelPickup)
  return { pickup: end !== "from" && fetchesGuests, dropoff: end !== "to" && atDoor }
}

export function buildOrder(transfer: Transfer, draft: TransferDraft): DatedTransferRequest {
  const { passengers, children, largeBags, vehicle, returnLeg, zone, nameSign } = draft
  return {
    productId: transfer._id,
    productType: "transfer",
    ...(transfer.isReversed && { isReversed: true }),
    travelers: passengers,
    ...(children > 0 && { party: buildParty(draft) }),
    ...toLegRequest(draft.outbound, airportEnd(transfer)),
    ...(returnLeg && { returnTrip: toLegRequest(returnLeg, airportEnd(transfer, true)) }),
    ...(transfer.pricing.perTrip && { ...(largeBags !== undefined && { largeBags }), ...(vehicle && { vehicle }) }),
    ...(zone && { pickup: { zone } }),
    ...pick(draft, ...SERVICES.filter((name) => draft[name] > 0)),
    ...(nameSign.trim() && { nameSign: nameSign.trim() }),
    ...toOrderChoices(draft.choices, transfer.priceRules.choices),
    ...toOrderExtras(draft.extras),
  }
}

export function toLegRequest(draft: LegDraft, end: AirportEnd) {
  const { travelDate, pickupTime, flightTime, nightOf } = draft
  const flightNumber = draft.flightNumber.trim()
  return {
    travelDate,
    ...(pickupTime && { pickupTime }),
    ...(end && flightNumber && { flightNumber }),
    ...(end && flightTime && { flightTime }),
    ...(candidateNights(draft, end).includes(nightOf) && { nightOf }),
  }
}

const buildParty = ({ passengers, children }: TransferDraft) => ({ adults: passengers - children, children })

export function estimateQuote(transfer: Transfer, draft: TransferDraft, terms: Terms): Quote {
  const start = (one: LegDraft, isReturn: boolean) => ({
    travelDate: one.travelDate,
    time: one.travelDate ? legTime(one, airportEnd(transfer, isReturn)) : undefined,
  })
  const starts = { outbound: start(draft.outbound, false), returnLeg: draft.returnLeg && start(draft.returnLeg, true) }
  return quoteTransfer(orderToQuote(transfer, draft), transfer, starts, terms)
}
