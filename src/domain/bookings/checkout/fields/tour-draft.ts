import type { BookingRequest } from "#domain/bookings/create/booking-request.schema.ts"
import { type Choices, readChoices, toOrderChoices } from "#domain/bookings/quote/extras/choices.ts"
import { type Extras, readExtras, toOrderExtras } from "#domain/bookings/quote/extras/extras.ts"
import type { TourRequest } from "#domain/bookings/quote/order.schema.ts"
import { quoteTour, type Terms } from "#domain/bookings/quote/quote.ts"
import type { Party, Quote } from "#domain/bookings/quote/types.ts"
import type { Departure } from "#domain/departures/departure.ts"
import { type Tour, TRAVELERS } from "#domain/tours/tour.ts"
import type { WaitingPlace } from "#domain/waiting-list/waiting-list.ts"
import { type Filled, numberOf, textOf } from "#lib/posted-form.ts"
import { readCustomer } from "./customer.ts"

/** `travelDate` is empty until one is chosen. */
export type DateSelection = { travelDate: string; departure: Departure | undefined }

export const NO_DATE: DateSelection = { travelDate: "", departure: undefined }

export type TourDraft = DateSelection & {
  adults: number
  /** Age in years or height in centimetres of each child; undefined until entered. */
  children: (number | undefined)[]
  privateGroup: boolean
  zone: string
  choices: Choices
  extras: Extras
}

/** A draft whose departure is only named. */
type OrderDraft = Omit<TourDraft, "departure"> & { departure: Pick<Departure, "_id"> | undefined }

export const emptyDraft: TourDraft = {
  ...NO_DATE,
  adults: 2,
  children: [],
  privateGroup: false,
  zone: "",
  choices: {},
  extras: {},
}

export function readDraft(tour: Tour, form: Filled, departures: Departure[]): TourDraft {
  const within = (name: string, min: number, usual: number) =>
    Math.min(Math.max(numberOf(form, name) ?? usual, min), TRAVELERS.max)
  const privateGroup = tour.priceRules.privateGroups.length > 0 && textOf(form, "group") === "alone"
  const departure = departures.find(({ _id }) => _id === textOf(form, "departure"))
  const children = within("children", 0, 0)
  return {
    ...(startsAnyDay(tour, { privateGroup })
      ? { travelDate: textOf(form, "travelDate"), departure: undefined }
      : selectDeparture(departure)),
    adults: within("adults", TRAVELERS.min, emptyDraft.adults),
    children: Array.from({ length: children }, (_, nth) => numberOf(form, `child.${nth}`)),
    privateGroup,
    zone: tour.pickupZones.some(({ code }) => code === textOf(form, "zone")) ? textOf(form, "zone") : "",
    choices: readChoices(form, tour.priceRules.choices),
    extras: readExtras(form),
  }
}

/** Returns an order for the places that are offered to a party of the waiting list. */
export function draftOfOffer(
  tour: Tour,
  { adults, childAges, departureId }: WaitingPlace,
  all: Departure[],
): TourDraft {
  const departure = all.find(({ _id }) => _id === departureId)
  return { ...emptyDraft, ...partyOf(tour, adults, childAges), ...selectDeparture(departure) }
}

type ChildRules = { pricing: Pick<Tour["pricing"], "child">; priceRules: Pick<Tour["priceRules"], "children"> }

/** Returns a party as the form asks for it: without prices for children it asks for travellers only. */
export function partyOf({ pricing, priceRules }: ChildRules, adults: number, ages: number[]) {
  if (pricing.child === undefined) return { adults: adults + ages.length, children: [] }
  return { adults, children: priceRules.children?.by === "age" ? ages : ages.map(() => undefined) }
}

/** Returns whether the order may start on any day, not just on a departure. */
export const startsAnyDay = (tour: Pick<Tour, "hasDepartures">, { privateGroup }: Pick<TourDraft, "privateGroup">) =>
  privateGroup || !tour.hasDepartures

/** Returns the date of a departure, or none without one. */
export function selectDeparture(departure: Departure | undefined): DateSelection {
  return departure ? { travelDate: departure.date, departure } : NO_DATE
}

export function buildRequest(tour: Tour, draft: TourDraft, form: Filled, total?: number): BookingRequest {
  const zone = tour.pickupZones.find(({ code }) => code === draft.zone)
  const place = zone && !zone.hotelPickup ? "" : textOf(form, "pickupPlace")
  const order = buildOrder(tour, draft)
  const waitingListToken = textOf(form, "waitingListToken")
  return {
    ...order,
    ...((order.pickup || place) && { pickup: { ...order.pickup, ...(place && { place }) } }),
    ...readCustomer(form),
    ...(waitingListToken && { waitingListToken }),
    ...(total !== undefined && { totalPrice: total }),
  }
}

/** Builds the order of a draft. A missing age or height becomes NaN, which the schema reports. */
export function buildOrder(tour: Tour, draft: OrderDraft): TourRequest {
  const { travelDate, departure, adults, children, privateGroup, zone } = draft
  return {
    productId: tour._id,
    productType: "tour",
    travelers: adults + children.length,
    party: buildParty(tour, draft),
    travelDate,
    ...(departure && { departureId: departure._id }),
    ...(privateGroup && { privateGroup: true }),
    ...(zone && { pickup: { zone } }),
    ...toOrderChoices(draft.choices, tour.priceRules.choices),
    ...toOrderExtras(draft.extras),
  }
}

export function buildParty({ priceRules }: Tour, { adults, children }: OrderDraft): Party {
  const rules = priceRules.children
  const measures = children.map((measure) => measure ?? Number.NaN)
  if (!rules || measures.length === 0) return { adults, children: measures.length }
  const key = rules.by === "age" ? "childAges" : "childHeights"
  return { adults, children: measures.length, [key]: measures }
}

export function isQuotable(draft: TourDraft): boolean {
  return draft.travelDate !== ""
}

/** Returns the order to price. Until the age or height of every child is known, all pay the child price. */
export function orderToQuote(tour: Tour, draft: OrderDraft): TourRequest {
  const order = buildOrder(tour, draft)
  const isComplete = draft.children.every((measure) => measure !== undefined)
  return isComplete ? order : { ...order, party: { adults: draft.adults, children: draft.children.length } }
}

export function estimateQuote(tour: Tour, draft: TourDraft, terms: Terms): Quote {
  return quoteTour(orderToQuote(tour, draft), tour, draft.departure, terms)
}
