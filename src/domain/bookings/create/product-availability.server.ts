import { messages } from "#domain/bookings/messages.ts"
import { policyOn } from "#domain/bookings/quote/holiday-terms.ts"
import type { ProductRequest } from "#domain/bookings/quote/order.schema.ts"
import { buildParty, quoteProduct, tripDays } from "#domain/bookings/quote/quote.ts"
import { listHolidaysOn } from "#domain/holidays/holidays.server.ts"
import { findProductById, lockProduct } from "#domain/products/products.server.ts"
import { fieldError, requireOnSale } from "./availability-parts.server.ts"
import type { Offer, PricingContext } from "./offer.server.ts"

/** @throws invalid if the product is not on sale, or has a quantity but is not sold per item */
export async function findProductOffer(
  order: ProductRequest,
  { settings, database, lock }: PricingContext,
): Promise<Offer> {
  const find = lock ? lockProduct : findProductById
  const product = await requireOnSale(find(order.productId, database), messages.productNotBookable)
  const byItem = product.pricing.per === "item"
  if (order.quantity !== undefined && !byItem) throw fieldError("quantity", messages.quantityPerPerson)
  const { travelDate, travelers, quantity } = order
  const days = tripDays(order, product)
  const holidays = await listHolidaysOn(days, database)
  const { exchangeRate } = settings
  return {
    productType: "product",
    productId: product._id,
    party: buildParty(order),
    travelDate,
    startTime: null,
    departure: undefined,
    quote: quoteProduct(order, product, { holidays, exchangeRate }),
    details: {
      name: product.title,
      slug: product.slug,
      image: product.images[0] ?? null,
      extras: [],
      location: product.location,
      duration: { days: product.duration.days, ...(product.duration.hours && { hours: product.duration.hours }) },
      quantity: byItem ? (quantity ?? travelers) : null,
    },
    paymentPlan: product.paymentPlan,
    ...policyOn(days, holidays, product),
    cutoffHours: product.cutoffHours,
    pickupMinutes: 0,
    vehicles: [],
    vehicle: null,
  }
}
