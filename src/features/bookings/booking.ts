import * as z from "zod/mini"
import { type CancellationBand, type Image, TRAVELERS } from "#features/tours/tour.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { EMAIL_PATTERN, fieldsError, oneLine, required } from "#lib/fields.ts"
import type { Currency } from "#lib/money.ts"
import type { Pagination } from "#lib/pagination.ts"
import { addMonths, hanoiDate, isCalendarDate } from "#lib/today.ts"
import type { Party, QuoteLine } from "./quote.ts"

/** How far ahead a tour without dated departures can be booked (booking-rules.md). */
const MONTHS_AHEAD = 24
/** Characters of the phone number as typed (spec §5). */
const PHONE_MIN = 8
/** A browser may show this many guest tokens at once; more are not read. */
export const GUEST_TOKENS_MAX = 20
const SPECIAL_REQUESTS_MAX = 2000

export type BookingStatus = "pending" | "confirmed" | "completed" | "cancelled" | "no-show"

/** A booking as it leaves the server (spec §3), to those who may see it. Instants are ISO texts in UTC. */
export type Booking = {
  _id: string
  reference: string
  status: BookingStatus
  productId: string
  productType: "tour"
  /** YYYY-MM-DD. */
  travelDate: string
  /** HH:MM by Hanoi's clock. */
  startTime: string | null
  departure: { _id: string; date: string; startTime: string } | null
  travelers: number
  party: Party
  createdAt: string
  /** Whole đồng (spec §1); zero means 'contact for price'. */
  totalPrice: number
  /** What was agreed, in the currency the product is priced in; `total` in major units. */
  pricing: { currency: Currency; total: number; vndPerUsd: number; rateDate: string }
  lines: QuoteLine[]
  /** True: the browser had shown another total, `claimedTotal`, in major units of `pricing.currency`. */
  priceChanged: boolean
  claimedTotal: number | null
  tourDetails: TourDetails
  customerInfo: { name: string; email: string; phone: string; countryCode: string }
  specialRequests: string
  language: Language
  /** When the company will have answered a pending request. */
  answerBy: string
  cancellationPolicy: LocalizedContent | null
  cancellationBands: CancellationBand[]
  /** Until when cancelling costs nothing; null where that was never so for this booking. */
  freeCancellationUntil: string | null
  cancellationReason: string | null
}

/** The tour as it was when it was booked. */
export type TourDetails = {
  name: LocalizedContent
  slug: string
  duration: { days: number; nights: number }
  location: LocalizedContent
  meetingPoint: LocalizedContent | null
  image: Image | null
}

/** `POST /bookings`. The token is given this once; with it the browser sees the booking again (`X-Guest-Token`). */
export type BookingAnswer = { success: true; booking: Booking; guestToken: string }
/** `GET /bookings/my-bookings`: those of the signed-in user, the newest first. */
export type MyBookingsAnswer = { success: true; bookings: Booking[]; pagination: Pagination }
/** `GET /bookings/{id}`. */
export type OneBookingAnswer = { success: true; booking: Booking }

/**
 * `GET /bookings/guest/{emailOrPhone}`. `verificationRequired`: nothing was proved, and if there are bookings a link is
 * on its way to the address on them. `guestToken`: the link was redeemed; keep the token, for the link is used up.
 */
export type GuestBookingsAnswer = {
  success: true
  bookings: Booking[]
  pagination: Pagination
  verificationRequired?: true
  guestToken?: string
}

/** 'VN', or a dial code such as '+84'. */
const countryCode = z
  .string("countryInvalid")
  .check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{2}|\+[1-9]\d{0,3})$/, "countryInvalid"))

const customerInfo = z.strictObject(
  {
    name: z.optional(oneLine(100, "textInvalid")),
    email: oneLine(254, "contactRequired").check(
      required("contactRequired"),
      z.regex(EMAIL_PATTERN, "emailInvalid"),
      z.toLowerCase(),
    ),
    phone: oneLine(40, "contactRequired").check(required("contactRequired"), z.minLength(PHONE_MIN, "phoneTooShort")),
    countryCode: z.optional(countryCode),
  },
  { error: fieldsError("contactRequired") },
)

const productId = z
  .string("productRequired")
  .check(z.minLength(1, "productRequired"), z.maxLength(100, "productRequired"))

const productType = z.literal("tour", {
  error: (issue) => (issue.input === "transfer" || issue.input === "product" ? "onlyTours" : "productRequired"),
})

const travelers = z
  .int("travelersRange")
  .check(z.gte(TRAVELERS.min, "travelersRange"), z.lte(TRAVELERS.max, "travelersRange"))

/** From Hanoi's today to 24 months ahead. */
const travelDate = z.string("travelDateRequired").check(
  required("travelDateRequired"),
  z.refine(isCalendarDate, { error: "travelDateInvalid", abort: true }),
  z.refine((date) => date >= firstTravelDate(), "travelDatePast"),
  z.refine((date) => date <= lastTravelDate(), "travelDateFar"),
)

/** The first date that can be travelled on: today in Hanoi. */
export function firstTravelDate(): string {
  return hanoiDate()
}

/** The last date that can be asked for. */
export function lastTravelDate(): string {
  return addMonths(hanoiDate(), MONTHS_AHEAD)
}

const people = (min: number) =>
  z.int("partyInvalid").check(z.gte(min, "partyInvalid"), z.lte(TRAVELERS.max, "partyInvalid"))

const party = z.strictObject({ adults: people(1), children: people(0) }, { error: fieldsError("partyInvalid") })

/** What a price is asked for, and a booking is made of. Without `party` all travelers are adults. */
const order = {
  productId,
  productType,
  travelers,
  travelDate,
  departureId: z.optional(z.string("noDeparture").check(z.maxLength(100, "noDeparture"))),
  party: z.optional(party),
}

const partyFits = z.refine<{ travelers: number; party?: Party | undefined }>(
  ({ travelers, party }) => !party || party.adults + party.children === travelers,
  { error: "partyMismatch", path: ["party"] },
)

/** Body of `POST /quotes`. */
export const quoteRequest = z.strictObject(order, { error: fieldsError("productRequired") }).check(partyFits)
export type QuoteRequest = z.infer<typeof quoteRequest>

/** The spec's description of the tour, sent by its screens: accepted and not used, for the tour is ours to describe. */
const claimed = z.optional(z.unknown())
const tourDetails = z.strictObject(
  { name: claimed, duration: claimed, location: claimed, price: claimed, images: claimed },
  { error: fieldsError("unknownField") },
)

/** Body of `POST /bookings` (spec §3), with `departureId`, `party` and `language` of ours. `totalPrice` is what was shown. */
export const bookingRequest = z
  .strictObject(
    {
      ...order,
      customerInfo,
      totalPrice: z.optional(
        z.nullable(
          z.number("totalPriceInvalid").check(z.gte(0, "totalPriceInvalid"), z.lte(1e12, "totalPriceInvalid")),
        ),
      ),
      tourDetails: z.optional(tourDetails),
      specialRequests: z.optional(
        z.string("textInvalid").check(z.trim(), z.maxLength(SPECIAL_REQUESTS_MAX, "tooLong")),
      ),
      language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
    },
    { error: fieldsError("productRequired") },
  )
  .check(partyFits)
export type BookingRequest = z.infer<typeof bookingRequest>

/** Query of a list of bookings. */
export const placeQuery = z.object({
  page: z.optional(z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(100_000)))),
  limit: z.optional(z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(50)))),
})

/** Query of the guest's lookup. `ref` and `proof` are ways to prove who asks; `countryCode` helps to read a phone number. */
export const guestQuery = z.object({
  ref: z.optional(z.string().check(z.maxLength(40))),
  proof: z.optional(z.string().check(z.maxLength(100))),
  countryCode: z.optional(countryCode),
  ...placeQuery.shape,
})
export type GuestQuery = z.infer<typeof guestQuery>
