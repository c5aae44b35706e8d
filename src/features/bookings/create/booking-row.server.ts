import { randomUUID } from "node:crypto"
import type { bookings } from "#features/bookings/bookings.table.server.ts"
import { answerBy } from "#features/bookings/quote/answer-by.ts"
import type { QuoteRequest } from "#features/bookings/quote/order.schema.ts"
import { newReference } from "#features/bookings/reference.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import type { Language } from "#i18n/localized.ts"
import { toMinor } from "#lib/money.ts"
import { DEFAULT_COUNTRY, e164 } from "#server/phone.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import type { BookingRequest } from "./booking-request.schema.ts"
import type { Offer } from "./offer.server.ts"

/** A request, with who sends it and in which language. */
export type Wish = BookingRequest & { language: Language; userId: string | undefined }

type Row = typeof bookings.$inferInsert

/** The row of a new booking; its id is known beforehand, so that what goes with it can be stored along with it. */
export function rowOf(wish: Wish, offer: Offer, settings: Settings): Row & { id: string } {
  const { customerInfo, totalPrice: claimed } = wish
  const countryCode = customerInfo.countryCode ?? DEFAULT_COUNTRY
  return {
    ...offerColumns(offer, orderOf(wish)),
    id: randomUUID(),
    reference: newReference(),
    userId: wish.userId ?? null,
    claimedTotal: claimed ?? null,
    priceChanged: typeof claimed === "number" && toMinor(claimed, offer.quote.currency) !== offer.quote.totalMinor,
    customerName: customerInfo.name ?? "",
    customerEmail: customerInfo.email,
    customerPhone: customerInfo.phone,
    customerPhoneE164: e164(customerInfo.phone, countryCode),
    countryCode,
    specialRequests: wish.specialRequests ?? "",
    language: wish.language,
    answerBy: answerBy(new Date(), settings.office),
    fingerprint: fingerprintOf(wish),
  }
}

/** What a booking keeps of an offer: that of a new booking, and of one that is moved to another date. */
export function offerColumns(offer: Offer, asked: QuoteRequest) {
  const { quote, party } = offer
  return {
    productId: offer.productId,
    productType: offer.productType,
    departureId: offer.departure?._id ?? null,
    travelDate: offer.travelDate,
    startTime: offer.startTime,
    travelers: party.adults + party.children,
    children: party.children,
    lines: quote.lines,
    currency: quote.currency,
    totalMinor: quote.totalMinor,
    fxRate: quote.vndPerUsd,
    fxDate: quote.rateDate,
    totalVnd: quote.totalVnd,
    details: offer.details,
    asked,
    cancellationPolicy: offer.cancellationPolicy,
    cancellationBands: offer.cancellationBands,
    changesAllowed: offer.changesAllowed,
  } satisfies Partial<Row>
}

const NOT_OF_THE_ORDER = new Set([
  "customerInfo",
  "totalPrice",
  "specialRequests",
  "language",
  "userId",
  "tourDetails",
  "transferDetails",
])

/** What a request asks for: by this it is quoted anew when it is moved. */
function orderOf(request: BookingRequest): QuoteRequest {
  const entries = Object.entries(request).filter(([name, value]) => !NOT_OF_THE_ORDER.has(name) && value !== undefined)
  return Object.fromEntries(entries) as QuoteRequest
}

/** The same for requests that ask for the same, for the same contact. */
export function fingerprintOf(request: BookingRequest): string {
  const { party, ...order } = orderOf(request)
  const { email, phone } = request.customerInfo
  const people = [party?.children ?? 0, party?.childAges, party?.childHeights]
  return hashSecret(JSON.stringify([Object.entries(order).toSorted(), people, email, phone]))
}
