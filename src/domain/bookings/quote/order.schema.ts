import * as z from "zod/mini"
import { fieldsError, longest, oneLine } from "#lib/fields.ts"
import {
  choicesUpTo,
  extrasUpTo,
  inRange,
  leg,
  party,
  pickup,
  place,
  productId,
  travelDate,
  travelerList,
  whole,
} from "./order-fields.ts"
import { GUEST_LIMITS, MAX_OF_SERVICE, type OrderLimits, STAFF_LIMITS } from "./order-limits.ts"
import type { Party } from "./types.ts"

/** Without `party` all travelers are adults. */
const common = { productId, party: z.optional(party) }

const tourFields = ({ travelers, quantity, daysBack }: OrderLimits) => ({
  ...common,
  productType: z.literal("tour"),
  travelers: inRange(travelers),
  travelDate: travelDate("travelDateRequired", daysBack),
  departureId: z.optional(z.string("noDeparture").check(longest(100, "noDeparture"))),
  privateGroup: z.optional(z.boolean("truthInvalid")),
  pickup,
  /** All who travel, where the product needs them. Guests send them later, too. */
  travelerList: z.optional(travelerList),
  choices: choicesUpTo(quantity),
  extras: extrasUpTo(quantity),
})

const upTo = (most: number) => z.optional(whole(0, most, "quantityInvalid"))
const services = {
  childSeats: upTo(MAX_OF_SERVICE.childSeats),
  extraStops: upTo(MAX_OF_SERVICE.extraStops),
  waitingHours: upTo(MAX_OF_SERVICE.waitingHours),
}

const transferFields = ({ passengers, quantity, largeBags, daysBack }: OrderLimits) => ({
  ...common,
  productType: z.literal("transfer"),
  travelers: inRange(passengers),
  travelDate: travelDate("fieldsRequired", daysBack),
  ...leg,
  /** From the transfer's end to its start. */
  isReversed: z.optional(z.boolean("truthInvalid")),
  /** A vehicle code of this transfer. Default: the cheapest with enough room. */
  vehicle: z.optional(z.string("vehicleUnknown").check(longest(40, "vehicleUnknown"))),
  /** Default: one for each traveler. */
  largeBags: z.optional(whole(0, largeBags, "bagsInvalid")),
  pickup,
  dropoff: z.optional(z.strictObject({ place }, { error: fieldsError("textInvalid") })),
  returnTrip: z.optional(returnLeg(travelDate("travelDateRequired", daysBack))),
  choices: choicesUpTo(quantity),
  extras: extrasUpTo(quantity),
  ...services,
  nameSign: z.optional(oneLine(60, "textInvalid")),
  travelerList: z.optional(travelerList),
})

const productFields = ({ travelers, quantity, daysBack }: OrderLimits) => ({
  ...common,
  productType: z.literal("product"),
  travelers: inRange(travelers),
  travelDate: travelDate("travelDateRequired", daysBack),
  /** Only for products sold per item. Default: one per traveler. */
  quantity: z.optional(whole(1, quantity, "quantityInvalid")),
})

const returnLeg = <Date extends z.ZodMiniType>(date: Date) =>
  z.strictObject({ travelDate: date, ...leg }, { error: fieldsError("travelDateRequired") })

const orderFields = (limits: OrderLimits) => ({
  tour: tourFields(limits),
  transfer: transferFields(limits),
  product: productFields(limits),
})

const partyFits = z.refine<{ travelers: number; party?: Party | undefined }>(
  ({ travelers, party }) => !party || party.adults + party.children === travelers,
  { error: "partyMismatch", path: ["party"] },
)

const listFits = z.refine<{ travelers: number; travelerList?: unknown[] | undefined }>(
  ({ travelers, travelerList }) => !travelerList || travelerList.length === travelers,
  { error: "travelerListCount", path: ["travelerList"] },
)

/** Returns the schema of an order with more fields for each type of product. */
export function ordersWith<T extends z.core.$ZodShape, R extends z.core.$ZodShape, P extends z.core.$ZodShape>(
  more: { tour: T; transfer: R; product: P },
  limits = GUEST_LIMITS,
) {
  const error = { error: fieldsError("productRequired") }
  const { tour, transfer, product } = orderFields(limits)
  return z.discriminatedUnion(
    "productType",
    [
      z.strictObject({ ...tour, ...more.tour }, error).check(partyFits as never, listFits as never),
      z.strictObject({ ...transfer, ...more.transfer }, error).check(partyFits as never, listFits as never),
      z.strictObject({ ...product, ...more.product }, error).check(partyFits as never),
    ],
    error,
  )
}

export const orderWithin = (limits: OrderLimits) => ordersWith({ tour: {}, transfer: {}, product: {} }, limits)

/** An order whose return leg may have no date yet. */
const quoteWithin = (limits: OrderLimits) =>
  ordersWith(
    {
      tour: {},
      transfer: { returnTrip: z.optional(returnLeg(z.optional(travelDate("travelDateRequired", limits.daysBack)))) },
      product: {},
    },
    limits,
  )

/** Body of `POST /quotes`. */
export const quoteRequest = quoteWithin(GUEST_LIMITS)
/** Body of `POST /quotes` from staff. */
export const quoteRequestByStaff = quoteWithin(STAFF_LIMITS)
type OrderRequest = z.infer<ReturnType<typeof orderWithin>>
export type TourRequest = Extract<OrderRequest, { productType: "tour" }>
export type ProductRequest = Extract<OrderRequest, { productType: "product" }>
/** A transfer that can be booked: its return leg has a date. */
export type DatedTransferRequest = Extract<OrderRequest, { productType: "transfer" }>
type ReturnTrip = NonNullable<DatedTransferRequest["returnTrip"]>
export type TransferRequest = Omit<DatedTransferRequest, "returnTrip"> & {
  returnTrip?: (Omit<ReturnTrip, "travelDate"> & { travelDate?: string | undefined }) | undefined
}
export type QuoteRequest = TourRequest | TransferRequest | ProductRequest

const FIELDS = orderFields(GUEST_LIMITS)

/** Returns the fields of a request that its price depends on. */
export function pickOrder<R extends QuoteRequest>(request: R): QuoteRequest {
  const fields = FIELDS[request.productType]
  return Object.fromEntries(
    Object.entries(request).filter(([name, value]) => Object.hasOwn(fields, name) && value !== undefined),
  ) as QuoteRequest
}
