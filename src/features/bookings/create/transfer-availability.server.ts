import type { TransferDetails } from "#features/bookings/booking.ts"
import { messages } from "#features/bookings/messages.ts"
import type { TransferRequest } from "#features/bookings/quote/order.schema.ts"
import { partyOf, quoteTransfer } from "#features/bookings/quote/price-order.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { findTransferById, lockTransfer } from "#features/transfers/transfers.server.ts"
import {
  bookedExtras,
  bookedPickup,
  findExtras,
  holidaysOf,
  onSale,
  policyOn,
  wrong,
  zoneOf,
} from "./availability-parts.server.ts"
import type { Offer, PricingContext } from "./offer.server.ts"
import { type Journey, journeyOf } from "./transfer-legs.server.ts"
import { chooseVehicle } from "./vehicle-choice.server.ts"

/**
 * Returns the offer for a transfer order.
 * @throws invalid if it is not on sale, no vehicle is large enough, a time is ambiguous, or a service is not offered
 */
export async function findTransferOffer(order: TransferRequest, asking: PricingContext): Promise<Offer> {
  const { settings, database, hold } = asking
  const find = hold ? lockTransfer : findTransferById
  const transfer = await onSale(find(order.productId, database), messages.transferNotBookable)
  refuseWhatIsNotOffered(order, transfer)
  const { vehicle, vehicles } = chooseVehicle(order, transfer)
  const journey = journeyOf(order, transfer)
  const pickupZone = zoneOf(order.pickup, transfer.pickupZones)
  const extras = await findExtras(order.extras, "transfer", database)
  const dates = [journey.there, ...(journey.back ? [journey.back] : [])].map(({ date }) => date)
  const holidays = await holidaysOf(dates, database)
  return {
    productType: "transfer",
    productId: transfer._id,
    party: partyOf(order),
    travelDate: journey.there.date,
    startTime: journey.there.time,
    departure: undefined,
    quote: quoteTransfer(order, transfer, journey, { extras, holidays, exchangeRate: settings.exchangeRate }),
    details: {
      ...productOf(transfer),
      extras: bookedExtras(extras),
      ...wishesOf(order, journey),
      pickup: bookedPickup(order.pickup, pickupZone),
      vehicle: vehicle?.name ?? null,
      vehicleCode: vehicle?.code ?? null,
    },
    ...policyOn(dates, holidays, transfer),
    vehicles,
    vehicle: vehicle?.code ?? null,
  }
}

function refuseWhatIsNotOffered(order: TransferRequest, { priceRules }: Transfer): void {
  if (order.returnTrip && priceRules.returnPercent === null) throw wrong("returnTrip", messages.returnNotOffered)
  const services = {
    childSeats: priceRules.childSeat,
    extraStops: priceRules.extraStop,
    waitingHours: priceRules.waitingHour,
    nameSign: priceRules.nameSign,
  }
  for (const [field, price] of Object.entries(services)) {
    if (order[field as keyof typeof services] && price === null) throw wrong(field, messages.serviceNotOffered)
  }
}

function productOf({
  name,
  slug,
  images,
  type,
  from,
  to,
  route,
  distance,
  duration,
  category,
  meetingPoint,
}: Transfer) {
  const { serviceType, vehicleType } = category
  return {
    name,
    slug,
    image: images[0] ?? null,
    type,
    from,
    to,
    route,
    distance,
    duration,
    serviceType,
    vehicleType,
    meetingPoint,
  }
}

function wishesOf(order: TransferRequest, { there, back }: Journey) {
  return {
    largeBags: order.largeBags ?? null,
    dropoff: order.dropoff ?? null,
    flight: there.flight,
    returnTrip: back ? { travelDate: back.date, startTime: back.time, flight: back.flight } : null,
    childSeats: order.childSeats ?? 0,
    extraStops: order.extraStops ?? 0,
    waitingHours: order.waitingHours ?? 0,
    nameSign: order.nameSign ?? "",
  } satisfies Partial<TransferDetails>
}
