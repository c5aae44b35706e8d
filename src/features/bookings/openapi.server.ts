import * as z from "zod"
import { SERVICE_TYPES, VEHICLE_TYPES } from "#features/categories/category.ts"
import { TRANSFER_TYPES } from "#features/transfers/transfer.ts"
import { group, one } from "#server/openapi/describe.server.ts"
import {
  calendarDate,
  cancellationBand,
  currency,
  id,
  image,
  instant,
  language,
  localized,
  natural,
  pagination,
  shapeOf,
  slug,
  version,
  wallClock,
} from "#server/openapi/shapes.server.ts"
import type { Booking, ProductDetails, Quoted, TourDetails, TransferDetails } from "./booking.ts"
import type { CancellationCost } from "./booking-life.ts"
import type { QuoteLine } from "./quote.ts"
import { labels } from "./quote-labels.ts"

const text = z.string()

const line = shapeOf<QuoteLine>()(
  z
    .strictObject({
      code: z.enum([...(Object.keys(labels) as (keyof typeof labels)[]), "vehicle", "extra"]),
      label: z.strictObject({ en: text, vi: text }),
      quantity: natural,
      unitMinor: z.int(),
      totalMinor: z.int(),
    })
    .meta({ id: "QuoteLine", description: "Amounts are in minor units: US cents, whole đồng." }),
)

const productType = z.enum(["tour", "transfer", "product"])

export const quote = shapeOf<Quoted>()(
  z
    .strictObject({
      lines: z.array(line),
      currency,
      total: z.number().describe("In major units; zero means 'contact for price'"),
      totalMinor: z.int(),
      totalVnd: z.int(),
      vndPerUsd: z.number(),
      rateDate: calendarDate,
      productType,
      travelDate: calendarDate,
      startTime: wallClock
        .nullable()
        .describe("Of a transfer the pick-up, computed from the flight where that was told"),
      returnTrip: z.strictObject({ travelDate: calendarDate, startTime: wallClock.nullable() }).nullable(),
      departureId: id.nullable(),
      placesLeft: z.int().nullable().describe("On the departure, this party not counted"),
      vehicle: text.nullable().describe("The chosen one, else the proposed"),
      vehicles: z.array(
        z.strictObject({ code: text, name: localized, price: z.number(), fits: z.boolean(), proposed: z.boolean() }),
      ),
      answerBy: instant,
      cancellationPolicy: localized.nullable(),
      freeCancellationUntil: instant.nullable(),
      changesAllowed: z.boolean(),
    })
    .meta({ id: "Quote" }),
)

const then = {
  name: localized,
  slug,
  image: image.nullable(),
  extras: z.array(z.strictObject({ productId: id, name: localized, quantity: natural })),
}
const pickup = z
  .strictObject({ zone: localized.nullable(), meetingPoint: localized.nullable(), place: text })
  .nullable()
const flight = z.strictObject({ number: text, date: calendarDate, time: wallClock.nullable() }).nullable()

const tourDetails = shapeOf<TourDetails>()(
  z
    .strictObject({
      ...then,
      duration: z.strictObject({ days: natural, nights: natural }),
      location: localized,
      meetingPoint: localized.nullable(),
      privateGroup: z.boolean(),
      pickup,
    })
    .meta({ id: "TourDetails" }),
)

const transferDetails = shapeOf<TransferDetails>()(
  z
    .strictObject({
      ...then,
      type: z.enum(TRANSFER_TYPES),
      from: localized,
      to: localized,
      route: localized.nullable(),
      distance: z.number().nullable().describe("Kilometres"),
      duration: natural.describe("Minutes"),
      serviceType: z.enum(SERVICE_TYPES),
      vehicleType: z.enum(VEHICLE_TYPES),
      vehicle: localized.nullable(),
      vehicleCode: text.nullable(),
      largeBags: natural.nullable(),
      meetingPoint: localized.nullable(),
      pickup,
      dropoff: z.strictObject({ place: text }).nullable(),
      flight,
      returnTrip: z.strictObject({ travelDate: calendarDate, startTime: wallClock.nullable(), flight }).nullable(),
      childSeats: natural,
      extraStops: natural,
      waitingHours: natural,
      nameSign: text,
    })
    .meta({ id: "TransferDetails" }),
)

const productDetails = shapeOf<ProductDetails>()(
  z
    .strictObject({
      ...then,
      location: localized,
      duration: z.strictObject({ days: natural, hours: natural.optional() }),
      quantity: natural.nullable(),
    })
    .meta({ id: "ProductDetails" }),
)

export const cancellationCost = shapeOf<CancellationCost>()(
  z
    .strictObject({
      band: cancellationBand.nullable(),
      refundPercent: natural,
      currency,
      refund: z.number(),
      fee: z.number(),
      refundVnd: z.int(),
      feeVnd: z.int(),
      until: instant.nullable().describe("The last instant at which this holds"),
      untilInHanoi: text.nullable(),
      nextRefundPercent: natural.nullable(),
    })
    .meta({ id: "CancellationCost" }),
)

export const booking = shapeOf<Booking>()(
  z
    .strictObject({
      _id: id,
      reference: text.meta({ examples: ["GHE-7K3-M9Q-XDT"] }),
      status: z.enum(["pending", "confirmed", "completed", "cancelled", "no-show"]),
      productId: id,
      productType,
      product: z.strictObject({ name: localized, slug, image: image.nullable() }),
      travelDate: calendarDate,
      startTime: wallClock.nullable(),
      departure: z.strictObject({ _id: id, date: calendarDate, startTime: wallClock }).nullable(),
      travelers: natural,
      party: z
        .strictObject({
          adults: natural,
          children: natural,
          childAges: z.array(natural).optional(),
          childHeights: z.array(natural).optional(),
        })
        .describe("Years or centimetres of each child where a tour counts by them"),
      createdAt: instant,
      totalPrice: natural.describe("Whole đồng; zero means 'contact for price'"),
      pricing: z
        .strictObject({ currency, total: z.number(), vndPerUsd: z.number(), rateDate: calendarDate })
        .describe("What was agreed, in major units of the currency of the product"),
      lines: z.array(line),
      priceChanged: z.boolean().describe("The browser had shown another total, `claimedTotal`"),
      claimedTotal: z.number().nullable(),
      tourDetails: tourDetails.nullable(),
      transferDetails: transferDetails.nullable(),
      productDetails: productDetails.nullable(),
      customerInfo: z.strictObject({ name: text, email: text, phone: text, countryCode: text }),
      specialRequests: text,
      language,
      answerBy: instant.describe("When the company will have answered"),
      cancellationPolicy: localized.nullable(),
      cancellationBands: z.array(cancellationBand),
      changesAllowed: z.boolean().describe("Whether the date can be moved"),
      freeCancellationUntil: instant.nullable(),
      cancellationReason: text.nullable(),
      version,
      canCancel: z.boolean(),
      canMove: z.boolean(),
      cancellation: cancellationCost.nullable(),
      cancelledAt: instant.nullable(),
      cancelledBy: z.enum(["customer", "guest", "staff", "system"]).nullable(),
      calledOff: z
        .strictObject({ reason: text })
        .nullable()
        .describe("The company called the departure off: moving and cancelling cost nothing"),
      calendarSequence: natural,
      documents: z.strictObject({ calendar: text.nullable(), voucher: text.nullable() }),
    })
    .meta({ id: "Booking" }),
)

const success = z.literal(true)
const guestToken = text.describe("Opens the booking again: `X-Guest-Token`")
const order = {
  productId: "8c6a4f0e-2f0b-4f0e-9d3c-6a5b1f2e7d90",
  productType: "tour",
  travelers: 3,
  party: { adults: 2, children: 1 },
  travelDate: "2027-03-14",
}

/** What the API says of bookings and quotes. */
export const bookingDescriptions = group("Bookings", {
  "POST /quotes": {
    summary: "What a booking would cost now",
    answer: one(quote),
    example: order,
  },
  "POST /bookings": {
    summary: "Book",
    more:
      "Nothing is paid. The server computes the price itself: where it differs from the `totalPrice` that was sent, " +
      "`priceChanged` says so. Without an `Idempotency-Key` the same request within ten minutes is one booking.",
    answer: z.strictObject({ success, booking, guestToken }),
    status: 201,
    idempotent: true,
    errors: ["PLACES_LEFT", "ALREADY_REQUESTED", "TOO_MANY_REQUESTS"],
    example: {
      ...order,
      customerInfo: { name: "Emma Jones", email: "emma@mail.example", phone: "+44 7911 123456", countryCode: "GB" },
      totalPrice: 348,
      specialRequests: "One of us does not eat meat.",
      language: "en",
    },
  },
  "GET /bookings/guest/:contact?": {
    summary: "Bookings of an e-mail address or phone number",
    more:
      "Needs a proof: a guest token, a reference (`ref`) or what was mailed (`proof`). Without one the list is empty, " +
      "`verificationRequired` is true, and if there are bookings a link is on its way to the address on them.",
    answer: z.strictObject({
      success,
      bookings: z.array(booking),
      pagination,
      verificationRequired: z.literal(true).optional(),
      guestToken: guestToken.optional(),
    }),
    errors: ["VALIDATION_FAILED", "TOO_MANY_REQUESTS"],
    path: { contact: text.meta({ examples: ["emma@mail.example"] }) },
    shorter: false,
    guest: true,
  },
  "GET /bookings/my-bookings": {
    summary: "Bookings of whoever is signed in, the newest first",
    answer: z.strictObject({ success, bookings: z.array(booking), pagination }),
  },
  "GET /bookings/:id": {
    summary: "A booking by its id or reference",
    more: "For its owner, for staff, and for a guest with its token.",
    answer: z.strictObject({ success, booking }),
    errors: ["NOT_FOUND"],
    path: { id: text.describe("Id or reference").meta({ examples: ["GHE-7K3-M9Q-XDT"] }) },
    guest: true,
  },
})
