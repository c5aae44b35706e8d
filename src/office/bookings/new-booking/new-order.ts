import type { BookingChannel, PaymentMethod } from "#domain/bookings/booking.ts"
import { orderToQuote as tourToQuote } from "#domain/bookings/checkout/fields/tour-draft.ts"
import {
  emptyLeg,
  type LegDraft,
  buildOrder as transferOrder,
  orderToQuote as transferToQuote,
} from "#domain/bookings/checkout/fields/transfer-draft.ts"
import type { RequestedChoice } from "#domain/bookings/quote/extras/choice-lines.ts"
import type { Extras } from "#domain/bookings/quote/extras/extras.ts"
import type { QuoteRequest } from "#domain/bookings/quote/order.schema.ts"
import type { ProductType } from "#domain/bookings/quote/types.ts"
import type { PhoneBooking } from "#domain/bookings/staff/phone-booking.schema.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import type { VehicleType } from "#domain/categories/category.ts"
import type { Product } from "#domain/products/product.ts"
import type { Tour } from "#domain/tours/tour.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
import { type Currency, toMinor } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import { readTravelerLines } from "#office/bookings/traveler-lines.ts"

/** A product as the search of the back office finds it. */
export type FoundProduct = {
  _id: string
  productType: ProductType
  title: LocalizedContent
  slug: string
  hasDepartures?: boolean
  category?: { vehicleType?: VehicleType }
}

/** The whole product, once it is loaded. */
export type Details = { tour?: Tour | undefined; transfer?: Transfer | undefined; product?: Product | undefined }

/** In major units. */
type Amount = {
  amount: number | null
  currency: Currency
  /** Whether staff have said that an amount that may be a slip is right. */
  isSure: boolean
}

/** The inputs of a booking by phone. */
export type NewOrder = LegDraft & {
  product: FoundProduct | null
  departureId: string
  privateGroup: boolean
  /** Whether a transfer runs from its end to its start. */
  isReversed: boolean
  returnLeg: LegDraft | null
  zone: string
  pickupPlace: string
  dropoffPlace: string
  choices: RequestedChoice[]
  extras: Extras
  adults: number
  children: number
  /** The age or height of each child, as far as it is known. */
  measures: (number | null)[]
  /** Of a product sold per item, null: one for each traveler. */
  quantity: number | null
  /** Null: one for each traveler. */
  largeBags: number | null
  /** Empty: the cheapest with enough room. */
  vehicle: string
  childSeats: number
  extraStops: number
  waitingHours: number
  nameSign: string
  /** One traveller a line, as staff type them. */
  travelerList: string
  name: string
  phone: string
  email: string
  channel: BookingChannel
  /** The enquiry that becomes the booking. */
  enquiryId: string
  language: Language
  specialRequests: string
  /** True if staff accept more people than the departure has places for. */
  overbook: boolean
  /** Whether they have said yes to a departure whose time for booking is over. */
  afterClosing: boolean
  /** Whether they have said yes to a child that is too young. */
  anyAge: boolean
  agreed: Amount
  deposit: Amount & { method: PaymentMethod }
  /** Undefined: the plan of the product, or the usual one. */
  paymentPlan: PaymentPlan | null | undefined
}

export const emptyOrder: NewOrder = {
  ...emptyLeg,
  product: null,
  departureId: "",
  privateGroup: false,
  isReversed: false,
  returnLeg: null,
  zone: "",
  pickupPlace: "",
  dropoffPlace: "",
  choices: [],
  extras: {},
  adults: 2,
  children: 0,
  measures: [],
  quantity: null,
  largeBags: null,
  vehicle: "",
  childSeats: 0,
  extraStops: 0,
  waitingHours: 0,
  nameSign: "",
  travelerList: "",
  name: "",
  phone: "",
  email: "",
  channel: "phone",
  enquiryId: "",
  language: "vi",
  specialRequests: "",
  overbook: false,
  afterClosing: false,
  anyAge: false,
  agreed: { amount: null, currency: "VND", isSure: false },
  deposit: { amount: null, currency: "VND", isSure: false, method: "transfer" },
  paymentPlan: undefined,
}

const OF_GUEST = ["name", "phone", "email", "channel", "enquiryId", "language", "specialRequests", "deposit"] as const
const OF_PARTY = ["adults", "children", "measures", "travelerList"] as const

/** Returns an empty order for another product, with the guest and the party of this one. */
export function withProduct(order: NewOrder, product: FoundProduct | null): NewOrder {
  const { travelDate } = product?.hasDepartures ? emptyOrder : order
  return { ...emptyOrder, ...pick(order, ...OF_GUEST, ...OF_PARTY), travelDate, product }
}

/** Returns true if guests choose among the dated departures of the tour. */
export const needsDeparture = ({ product, privateGroup }: NewOrder) =>
  product?.productType === "tour" && product.hasDepartures === true && !privateGroup

/** Returns whether the product needs the names of all who travel. */
export const asksTravelers = ({ tour, transfer }: Details): boolean =>
  transfer?.namesRequired === true || (tour !== undefined && tour.needsTravelers !== "none")

export const isPriceable = (order: NewOrder, { tour, transfer, product }: Details): boolean =>
  Boolean(tour ?? transfer ?? product) &&
  order.travelDate !== "" &&
  (!needsDeparture(order) || order.departureId !== "")

/** Returns the order as the API prices it. A return leg may lack its date. */
export function toOrder(order: NewOrder, { tour, transfer }: Details): QuoteRequest {
  const choices = order.choices.length > 0 && { choices: order.choices }
  if (tour) return { ...tourToQuote(tour, tourDraft(order)), ...choices }
  if (transfer) return { ...transferToQuote(transfer, transferDraft(order)), ...choices }
  const { adults, children, travelDate, quantity } = order
  return {
    productType: "product",
    productId: order.product?._id ?? "",
    travelers: adults + children,
    party: { adults, children },
    travelDate,
    ...(quantity !== null && { quantity }),
  }
}

function tourDraft({ departureId, children, measures, ...order }: NewOrder) {
  return {
    ...order,
    departure: departureId && !order.privateGroup ? { _id: departureId } : undefined,
    children: Array.from({ length: children }, (_, nth) => measures[nth] ?? undefined),
    choices: {},
  }
}

function transferDraft({ adults, returnLeg, largeBags, vehicle, ...order }: NewOrder) {
  return {
    ...order,
    outbound: order,
    returnLeg: returnLeg ?? undefined,
    passengers: adults + order.children,
    largeBags: largeBags ?? undefined,
    vehicle: vehicle || undefined,
    choices: {},
  }
}

type More = {
  /** The price that was shown, in major units. */
  total: number | undefined
  /** True to confirm the booking at once. */
  confirm: boolean
  /** Đồng for a dollar, for a deposit in another currency. */
  vndPerUsd: number | undefined
}

/** Returns the whole request, with the agreed price and the deposit if there are any. */
export function toBookingRequest(order: NewOrder, details: Details, { total, confirm, vndPerUsd }: More): PhoneBooking {
  const {
    name,
    phone,
    email,
    channel,
    enquiryId,
    language,
    specialRequests,
    travelerList,
    overbook,
    afterClosing,
    anyAge,
    agreed,
    deposit,
    paymentPlan,
  } = order
  return {
    ...orderWithPlaces(order, details),
    ...(asksTravelers(details) && travelerList.trim() && { travelerList: readTravelerLines(travelerList) }),
    customerInfo: { name, phone, email },
    language,
    channel,
    ...(enquiryId && { enquiryId }),
    ...(specialRequests && { specialRequests }),
    ...(total !== undefined && { totalPrice: total }),
    ...(confirm && { confirm }),
    ...(overbook && { overbook }),
    ...(afterClosing && { afterClosing }),
    ...(anyAge && { anyAge }),
    ...(agreed.amount !== null && { agreedPrice: minorOf(agreed) }),
    ...(paymentPlan !== undefined && { paymentPlan }),
    ...(deposit.amount && {
      payment: {
        ...minorOf(deposit),
        method: deposit.method,
        paidOn: hanoiDate(),
        ...(vndPerUsd && { vndPerUsd }),
        ...(deposit.isSure && { aboveBalance: true }),
      },
    }),
  } as PhoneBooking
}

const minorOf = ({ amount, currency }: Amount) => ({ amount: toMinor(amount ?? 0, currency), currency })

function orderWithPlaces(order: NewOrder, details: Details) {
  const { zone, pickupPlace, dropoffPlace, timeLater, returnLeg } = order
  const place = pickupPlace.trim()
  const pickup = (zone || place) && { pickup: { ...(zone && { zone }), ...(place && { place }) } }
  if (!details.transfer) return { ...toOrder(order, details), ...(details.tour && pickup) }
  const choices = order.choices.length > 0 && { choices: order.choices }
  const booked = transferOrder(details.transfer, transferDraft(order))
  return {
    ...booked,
    ...choices,
    timeLater,
    ...(booked.returnTrip && { returnTrip: { ...booked.returnTrip, timeLater: returnLeg?.timeLater ?? false } }),
    ...pickup,
    ...(dropoffPlace.trim() && { dropoff: { place: dropoffPlace.trim() } }),
  }
}
