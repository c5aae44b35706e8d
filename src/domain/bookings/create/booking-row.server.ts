import { randomUUID } from "node:crypto"
import type { bookings } from "#domain/bookings/bookings.table.server.ts"
import { pickOrder, type QuoteRequest } from "#domain/bookings/quote/order.schema.ts"
import { newReference } from "#domain/bookings/reference.server.ts"
import { type PaymentPlan, productPlan } from "#domain/catalogue/payment-plan.ts"
import { referencePrefix } from "#domain/settings/reference-prefix.ts"
import type { Settings } from "#domain/settings/settings.ts"
import type { Language } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
import { toMinor } from "#lib/money.ts"
import { DEFAULT_COUNTRY, storedPhone } from "#server/phone.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { promiseFor } from "./answer-in-time.server.ts"
import type { BookingRequest } from "./booking-request.schema.ts"
import type { Offer } from "./offer.server.ts"

export type BookingInput = BookingRequest & { language: Language; userId: string | undefined }

type Row = typeof bookings.$inferInsert
/** Where the booking comes from is added by who makes it. */
type Built = Omit<Row, "channel"> & { id: string }

/**
 * Generates the id here, because events and mails refer to it in the same transaction. Staff may agree on another plan than
 * that of the product.
 */
export function buildRow(
  input: BookingInput,
  offer: Offer,
  settings: Settings,
  now: Date,
  paymentPlan: PaymentPlan | null = productPlan(offer, settings),
): Built {
  const { customerInfo, totalPrice: claimed } = input
  const countryCode = customerInfo.countryCode ?? DEFAULT_COUNTRY
  return {
    ...offerColumns(offer, pickOrder(input)),
    paymentPlan,
    id: randomUUID(),
    reference: newReference(referencePrefix(settings)),
    userId: input.userId ?? null,
    claimedTotal: claimed ?? null,
    priceChanged: typeof claimed === "number" && toMinor(claimed, offer.quote.currency) !== offer.quote.totalMinor,
    customerName: customerInfo.name ?? "",
    customerEmail: customerInfo.email,
    ...phoneColumns(customerInfo.phone, countryCode),
    customerBuyer: input.buyer ?? null,
    specialRequests: input.specialRequests ?? "",
    language: input.language,
    answerBy: promiseFor(offer, settings, now),
    fingerprint: fingerprint(input),
  }
}

/** @throws invalid for a number that its country can't have */
export function phoneColumns(typed: string, countryCode: string) {
  const { phone, phoneE164 } = storedPhone(typed, { countryCode, field: "customerInfo.phone" })
  return { customerPhone: phone, customerPhoneE164: phoneE164, countryCode }
}

export function offerColumns(offer: Offer, asked: QuoteRequest) {
  const { quote, party } = offer
  return {
    ...pick(offer, "productId", "productType", "travelDate", "startTime", "details"),
    ...pick(offer, "cancellationPolicy", "cancellationBands", "changesAllowed"),
    ...pick(quote, "lines", "currency", "totalMinor", "totalVnd"),
    departureId: offer.departure?._id ?? null,
    timedPlaces: offer.timedPlaces ?? false,
    travelers: party.adults + party.children,
    children: party.children,
    cutoffHours: offer.cutoffHours,
    fxRate: quote.vndPerUsd,
    fxDate: quote.rateDate,
    asked,
  } satisfies Partial<Row>
}

export function fingerprint(request: BookingRequest): string {
  const { party, ...order } = pickOrder(request)
  const { email, phone } = request.customerInfo
  const people = [party?.children ?? 0, party?.childAges, party?.childHeights]
  return hashSecret(JSON.stringify([Object.entries(order).toSorted(), people, email, phone]))
}
