import * as z from "zod"
import { group, one } from "#server/openapi/describe.server.ts"
import { pagination } from "#server/openapi/shapes.server.ts"
import { booking } from "./booking-shapes.server.ts"
import { quote } from "./quote-shapes.server.ts"

const text = z.string()
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
