import type { TransferDetails } from "#domain/bookings/booking.ts"
import { messages } from "#domain/bookings/messages.ts"
import { policyOn } from "#domain/bookings/quote/holiday-terms.ts"
import type { TransferRequest } from "#domain/bookings/quote/order.schema.ts"
import { buildParty, quoteTransfer } from "#domain/bookings/quote/quote.ts"
import type { QuotedVehicle } from "#domain/bookings/quote/types.ts"
import { longestPickup } from "#domain/catalogue/content.ts"
import { listHolidaysOn } from "#domain/holidays/holidays.server.ts"
import { besideTransfer } from "#domain/products/product.ts"
import { inDirection, isReversible } from "#domain/transfers/reversed.ts"
import { isTimed } from "#domain/transfers/timetable.ts"
import type { PricedVehicle, Transfer } from "#domain/transfers/transfer.ts"
import { findTransferById, lockTransfer } from "#domain/transfers/transfers.server.ts"
import { cheapestVehicleFor, describeLoads, hasCapacity } from "#domain/transfers/vehicle.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import type { Localized } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
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
import { findTimedDepartures, hasTimedPlaces } from "./timed-departures.server.ts"
import { resolveLegs, type TransferLegs } from "./transfer-legs.server.ts"

/** @throws invalid if it is not on sale, no vehicle is large enough, or a time or service is invalid */
export async function findTransferOffer(order: TransferRequest, context: PricingContext): Promise<Offer> {
  const { settings, database, lock } = context
  const find = lock ? lockTransfer : findTransferById
  const service = await requireOnSale(find(order.productId, database), messages.transferNotBookable)
  if (order.isReversed && !isReversible(service)) throw fieldError("isReversed", messages.returnNotOffered)
  const transfer = inDirection(service, order.isReversed)
  rejectMissingServices(order, transfer)
  const { vehicle, vehicles } = chooseVehicle(order, transfer)
  const legs = resolveLegs(order, transfer, context)
  const departures = await findTimedDepartures(transfer, legs, order.travelers, context)
  const pickupZone = findZone(order.pickup, transfer.pickupZones)
  const extras = await findExtras(order.extras, besideTransfer(transfer), context)
  const dates = [legs.outbound.travelDate, ...(legs.returnLeg?.travelDate ? [legs.returnLeg.travelDate] : [])]
  const holidays = await listHolidaysOn(dates, database)
  return {
    productType: "transfer",
    productId: transfer._id,
    party: buildParty(order),
    travelDate: legs.outbound.travelDate,
    startTime: legs.outbound.time,
    departure: undefined,
    quote: quoteTransfer(order, transfer, legs, { extras, holidays, exchangeRate: settings.exchangeRate }),
    details: {
      ...presentProduct(transfer),
      extras: bookedExtras(extras),
      airportEnd: transfer.airport?.end ?? null,
      ...requestDetails(order, legs),
      pickup: bookedPickup(order.pickup, pickupZone, isTimed(transfer) ? legs.outbound.time : null),
      choices: bookChoices(transfer.priceRules.choices, order.choices, { people: order.travelers }),
      needsTravelers: transfer.namesRequired ? "names" : "none",
      vehicle: vehicle?.name ?? null,
      vehicleCode: vehicle?.code ?? null,
    },
    paymentPlan: transfer.paymentPlan,
    ...policyOn(dates, holidays, transfer),
    cutoffHours: transfer.cutoffHours,
    pickupMinutes: isTimed(transfer) ? longestPickup(transfer.pickupZones) : 0,
    departures,
    timedPlaces: hasTimedPlaces(departures, legs),
    vehicles,
    vehicle: vehicle?.code ?? null,
  }
}

function rejectMissingServices(order: TransferRequest, { priceRules }: Transfer): void {
  if (order.returnTrip && priceRules.returnPercent === null) throw fieldError("returnTrip", messages.returnNotOffered)
  const services = {
    childSeats: priceRules.childSeat,
    extraStops: priceRules.extraStop,
    waitingHours: priceRules.waitingHour,
    nameSign: priceRules.nameSign,
  }
  for (const [field, price] of Object.entries(services)) {
    if (order[field as keyof typeof services] && price === null) throw fieldError(field, messages.serviceNotOffered)
  }
}

function presentProduct(transfer: Transfer) {
  return {
    ...pick(transfer, "name", "slug", "type", "from", "to", "route", "distance", "duration", "meetingPoint"),
    ...pick(transfer.category, "serviceType", "vehicleType"),
    ...(transfer.isReversed && { isReversed: true as const }),
    image: transfer.images[0] ?? null,
  }
}

function requestDetails(order: TransferRequest, { outbound, returnLeg }: TransferLegs) {
  return {
    largeBags: order.largeBags ?? null,
    dropoff: order.dropoff ?? null,
    flight: outbound.flight,
    returnTrip: returnLeg?.travelDate
      ? { travelDate: returnLeg.travelDate, startTime: returnLeg.time, flight: returnLeg.flight }
      : null,
    childSeats: order.childSeats ?? 0,
    extraStops: order.extraStops ?? 0,
    waitingHours: order.waitingHours ?? 0,
    nameSign: order.nameSign ?? "",
    ...(order.travelerList && { travelerList: order.travelerList }),
  } satisfies Partial<TransferDetails>
}

type Chosen = { vehicle: PricedVehicle | undefined; vehicles: QuotedVehicle[] }

/**
 * Chooses the cheapest vehicle by default; none if seats are sold.
 * @throws invalid if the vehicle is unknown or too small, or none is large enough
 */
function chooseVehicle(
  { vehicle: code, travelers, largeBags = travelers }: TransferRequest,
  transfer: Transfer,
): Chosen {
  if (!transfer.pricing.perTrip) {
    if (code !== undefined) throw fieldError("vehicle", messages.vehicleUnknown)
    return { vehicle: undefined, vehicles: [] }
  }
  const proposed = cheapestVehicleFor(transfer.vehicles, travelers, largeBags)
  const largest = transfer.vehicles.at(-1)
  if (!proposed) throw fieldError("travelers", inWords(messages.partyTooLarge, largest, travelers, largeBags))
  const vehicle = code === undefined ? proposed : transfer.vehicles.find((one) => one.code === code)
  if (!vehicle) throw fieldError("vehicle", messages.vehicleUnknown)
  const isLarge = (one: PricedVehicle) => hasCapacity(one, travelers, largeBags)
  if (!isLarge(vehicle)) throw fieldError("vehicle", inWords(messages.vehicleTooSmall, vehicle, travelers, largeBags))
  const vehicles = transfer.vehicles.map((one) => ({
    ...pick(one, "code", "name", "price"),
    fits: isLarge(one),
    proposed: one === proposed,
  }))
  return { vehicle, vehicles }
}

function inWords(text: Localized, vehicle: PricedVehicle | undefined, people: number, bags: number): Localized {
  return interpolateBoth(text, { people, bags, loads: describeLoads(vehicle?.loads ?? []) })
}
