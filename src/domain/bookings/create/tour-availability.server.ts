import { messages } from "#domain/bookings/messages.ts"
import { policyOn } from "#domain/bookings/quote/holiday-terms.ts"
import type { TourRequest } from "#domain/bookings/quote/order.schema.ts"
import { buildParty, quoteTour, tripDays } from "#domain/bookings/quote/quote.ts"
import { privatePrice } from "#domain/bookings/quote/tour.ts"
import { longestPickup } from "#domain/catalogue/content.ts"
import type { Departure } from "#domain/departures/departure.ts"
import { findOpenDepartures, isClosedOut } from "#domain/departures/departures.server.ts"
import { listHolidaysOn } from "#domain/holidays/holidays.server.ts"
import { besideTour } from "#domain/products/product.ts"
import { isTooYoung, type Tour } from "#domain/tours/tour.ts"
import { findTourById, lockTour } from "#domain/tours/tours.server.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { pick } from "#lib/data/pick.ts"
import { hanoiInstant } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import {
  bookChoices,
  bookedExtras,
  bookedPickup,
  fieldError,
  findExtras,
  findZone,
  requireOnSale,
} from "./availability-parts.server.ts"
import type { Offer, PricingContext } from "./offer.server.ts"

const HOUR_MS = 3_600_000

/** @throws invalid if the tour is not on sale, does not run on that date, or lacks something in the order */
export async function findTourOffer(order: TourRequest, context: PricingContext): Promise<Offer> {
  const { settings, database, lock, byStaff = false, anyAge = byStaff } = context
  const { productId, privateGroup = false, travelDate, travelers } = order
  const find = lock ? lockTour : findTourById
  const tour = await requireOnSale(find(productId, database), messages.tourNotBookable)
  if (!anyAge) requireAges(order, tour)
  const days = tripDays(order, tour)
  const holidays = await listHolidaysOn(days, database)
  const open = await findOpenDepartures(tour, travelDate, database, { afterClosing: byStaff })
  const departure = await findDeparture(order, tour, open, database)
  if (privateGroup && !byStaff && !privatePrice(tour.priceRules, travelers)) {
    throw fieldError("privateGroup", messages.privateGroupTooLarge)
  }
  const pickupZone = findZone(order.pickup, tour.pickupZones)
  const extras = await findExtras(order.extras, besideTour(tour), context)
  const product = { name: tour.title, slug: tour.slug, image: tour.images[0] ?? null, extras: bookedExtras(extras) }
  const choices = bookChoices(tour.priceRules.choices, order.choices, { people: travelers, privateGroup })
  const startTime = departure?.startTime ?? tour.startTime
  const pickup = bookedPickup(order.pickup, pickupZone, startTime)
  return {
    productType: "tour",
    productId: tour._id,
    party: buildParty(order),
    travelDate,
    startTime,
    departure,
    quote: quoteTour(order, tour, departure, { extras, holidays, exchangeRate: settings.exchangeRate }),
    details: {
      ...product,
      ...pick(tour, "duration", "location", "meetingPoint", "needsTravelers"),
      ...(order.travelerList && { travelerList: order.travelerList }),
      privateGroup,
      pickup,
      choices,
    },
    paymentPlan: tour.paymentPlan,
    ...policyOn(days, holidays, tour),
    cutoffHours: departure ? hoursBefore(departure) : tour.cutoffHours,
    pickupMinutes: longestPickup(tour.pickupZones),
    vehicles: [],
    vehicle: null,
  }
}

/** @throws invalid for a child that is too young for the tour */
function requireAges({ party }: TourRequest, { facts }: Tour): void {
  const { minAge } = facts
  const nth = (party?.childAges ?? []).findIndex((age) => isTooYoung(age, facts))
  if (nth >= 0) throw fieldError(`party.childAges.${nth}`, interpolateBoth(messages.tooYoung, { n: minAge ?? 0 }))
}

/** Returns how many hours before its start a departure takes no more bookings. */
const hoursBefore = ({ date, startTime, closesAt }: Departure): number =>
  Math.max(0, Math.round((hanoiInstant(date, startTime).getTime() - Date.parse(closesAt)) / HOUR_MS))

/** Private groups need no departure: they may travel on any date that is not closed out. */
async function findDeparture(
  order: TourRequest,
  tour: Tour,
  open: Departure[],
  database: Database,
): Promise<Departure | undefined> {
  if (tour.hasDepartures && !order.privateGroup) return chooseDeparture(open, order.departureId)
  if (order.departureId !== undefined) throw fieldError("departureId", messages.noDeparture)
  if (await isClosedOut(tour._id, order.travelDate, database)) throw fieldError("travelDate", messages.closedOut)
}

function chooseDeparture(open: Departure[], id: string | undefined): Departure {
  const now = new Date().toISOString()
  const forGuests = open.filter(({ closesAt }) => closesAt > now)
  const fitting = id === undefined ? (forGuests.length ? forGuests : open) : open.filter(({ _id }) => _id === id)
  const [departure, another] = fitting
  if (!departure) throw fieldError("travelDate", messages.noDeparture)
  if (another) throw fieldError("departureId", messages.departureUnclear)
  return departure
}
