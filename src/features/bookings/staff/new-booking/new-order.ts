import type { BookingRequest } from "#features/bookings/create/booking-request.schema.ts"
import type { RequestedChoice } from "#features/bookings/quote/choice-lines.ts"
import type { QuoteRequest } from "#features/bookings/quote/order.schema.ts"
import type { VehicleType } from "#features/categories/category.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"

/** A product as the search of the back office finds it. */
export type FoundProduct = {
  _id: string
  productType: "tour" | "transfer" | "product"
  title: LocalizedContent
  slug: string
  hasDepartures?: boolean
  category?: { vehicleType?: VehicleType }
}

/** What was typed of a booking by phone. */
export type NewOrder = {
  product: FoundProduct | null
  travelDate: string
  departureId: string
  pickupTime: string
  flightNumber: string
  flightTime: string
  timeLater: boolean
  pickupPlace: string
  dropoffPlace: string
  choices: RequestedChoice[]
  adults: number
  children: number
  name: string
  phone: string
  email: string
  language: Language
  specialRequests: string
}

export const emptyOrder: NewOrder = {
  product: null,
  travelDate: "",
  departureId: "",
  pickupTime: "",
  flightNumber: "",
  flightTime: "",
  timeLater: false,
  pickupPlace: "",
  dropoffPlace: "",
  choices: [],
  adults: 2,
  children: 0,
  name: "",
  phone: "",
  email: "",
  language: "vi",
  specialRequests: "",
}

export function isPriceable({ product, travelDate }: NewOrder): boolean {
  return product !== null && travelDate !== ""
}

/** Returns the order as the API prices it. */
export function toOrder(order: NewOrder): QuoteRequest {
  const { product, travelDate, departureId, adults, children } = order
  const choices = order.choices.length > 0 && { choices: order.choices }
  const common = {
    productId: product?._id ?? "",
    travelers: adults + children,
    party: { adults, children },
    travelDate,
  }
  if (product?.productType === "tour")
    return { ...common, productType: "tour", ...choices, ...(departureId && { departureId }) }
  if (product?.productType === "product") return { ...common, productType: "product" }
  const { pickupTime, flightNumber, flightTime } = order
  return {
    ...common,
    productType: "transfer",
    ...choices,
    ...(pickupTime && { pickupTime }),
    ...(flightNumber && { flightNumber }),
    ...(flightTime && { flightTime }),
  }
}

/** Returns the whole request. `total` is the price that was shown, in major units. */
export function toBookingRequest(order: NewOrder, total: number | undefined): BookingRequest {
  const { pickupPlace, dropoffPlace, name, phone, email, language, specialRequests, timeLater } = order
  const isProduct = order.product?.productType === "product"
  return {
    ...toOrder(order),
    ...(order.product?.productType === "transfer" && { timeLater }),
    ...(!isProduct && pickupPlace && { pickup: { place: pickupPlace } }),
    ...(order.product?.productType === "transfer" && dropoffPlace && { dropoff: { place: dropoffPlace } }),
    customerInfo: { name, phone, email },
    language,
    ...(specialRequests && { specialRequests }),
    ...(total !== undefined && { totalPrice: total }),
  } as BookingRequest
}
