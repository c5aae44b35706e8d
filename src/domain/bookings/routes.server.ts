import { Hono, type MiddlewareHandler } from "hono"
import * as z from "zod"
import { contentMessages } from "#domain/catalogue/content-messages.ts"
import { languageOf } from "#i18n/accept-language.ts"
import { isCallFrom, loadUser, userOf } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { countAccepted, limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { pagination } from "#server/openapi/shapes.server.ts"
import type { BookingAnswer, GuestEventsAnswer, MyBookingsAnswer, OneBookingAnswer, QuoteAnswer } from "./booking.ts"
import { findBookingFor, isOpenedBy, listUserBookings, withCrew } from "./bookings.server.ts"
import { findQuote } from "./create/availability.server.ts"
import { type BookingRequest, bookingRequest } from "./create/booking-request.schema.ts"
import { BY_REFERENCE } from "./create/by-reference.server.ts"
import { createBooking } from "./create/create-booking.server.ts"
import { findRequester } from "./create/hold-places.server.ts"
import { documentRoutes } from "./documents/download-routes.server.ts"
import { findGuestBookings } from "./guest/guest-access.server.ts"
import { listGuestEvents } from "./guest/guest-events.server.ts"
import { guestQuery, placeQuery } from "./guest/guest-lookup.schema.ts"
import { planLinkRoutes } from "./guest/plan-routes.server.ts"
import { readGuest, readGuestTokens, viewerFrom } from "./guest-tokens.server.ts"
import { withUndo } from "./history.server.ts"
import { lifecycleRoutes } from "./lifecycle/routes.server.ts"
import { statusMessages } from "./lifecycle/status-messages.ts"
import { messages } from "./messages.ts"
import { paymentMessages } from "./payments/messages.ts"
import { withPayTo } from "./payments/pay-to.server.ts"
import { paymentRoutes } from "./payments/routes.server.ts"
import { quoteRequest, quoteRequestByStaff } from "./quote/order.schema.ts"
import { quote } from "./quote/shapes.server.ts"
import { booking, guestEvent, staffBooking } from "./shapes.server.ts"
import { type PhoneBooking, phoneBooking } from "./staff/phone-booking.schema.ts"
import { bookedByPhone } from "./staff/phone-booking.server.ts"
import { staffRoutes } from "./staff/routes.server.ts"

const guestToken = z.string().describe("Send as `X-Guest-Token` to open the booking")
const order = {
  productId: "8c6a4f0e-2f0b-4f0e-9d3c-6a5b1f2e7d90",
  productType: "tour",
  travelers: 3,
  party: { adults: 2, children: 1 },
  travelDate: "2027-03-14",
}

/** Checks the body by one schema for guests, described in the documentation, and another one for sales. */
const byCaller = <Guests extends MiddlewareHandler>(fromGuest: Guests, fromStaff: MiddlewareHandler): Guests =>
  Object.assign(((c, next) => (isCallFrom("sales", c) ? fromStaff : fromGuest)(c, next)) as Guests, fromGuest)

export const bookingRoutes = new Hono()
  .post(
    "/",
    describe({
      summary: "Create a booking",
      more:
        "No payment is made. The server computes the price; `priceChanged` is true if `totalPrice` differs. Requests " +
        "with the same `Idempotency-Key` make one booking. So do equal requests within ten minutes, but only the same " +
        "network, guest token or user gets the booking again; others get `ALREADY_REQUESTED`. Staff may leave out the " +
        "email address of a guest who has none, and book the same for several groups and groups of up to 500 people. " +
        "Staff also send `confirm` (the guest gets one mail), `agreedPrice` (as `PUT /bookings/{id}/price`), `payment` " +
        "(as `POST /bookings/{id}/payments`, without `kind`), `paymentPlan` (instead of the usual one), `overbook` (takes seats " +
        "beyond the capacity of the departure) and `afterClosing` (books a departure although its time for booking is over, and " +
        "records a trip of the last 30 days; its guest gets no mail without `notifyGuest: true`) and `anyAge` (takes a " +
        "child below the youngest age of the tour).",
      answer: z.strictObject({
        success: z.literal(true),
        booking,
        guestToken,
        openedByAccount: z.boolean().describe("True if the signed-in user may open the booking without the token"),
      }),
      status: 201,
      idempotent: true,
      errors: [
        "PLACES_LEFT",
        "ALREADY_REQUESTED",
        "CURRENCY_DIFFERS",
        "ABOVE_BALANCE",
        "PRICE_MISSING",
        "TOO_MANY_REQUESTS",
      ],
      example: {
        ...order,
        customerInfo: { name: "Emma Jones", email: "emma@mail.example", phone: "+44 7911 123456", countryCode: "GB" },
        totalPrice: 348,
        specialRequests: "One of us does not eat meat.",
        language: "en",
      },
    }),
    loadUser,
    limitByNetwork("bookings"),
    byCaller(
      body(bookingRequest, messages),
      body(phoneBooking, { ...messages, ...statusMessages, ...paymentMessages, ...contentMessages }),
    ),
    async (c) => {
      const request: BookingRequest | PhoneBooking = c.req.valid("json")
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      const { email } = request.customerInfo
      const { user } = c.var
      const sender = { language: languageOf(c), guest: readGuest(c), requester: await findRequester(c, email), user }
      const create = () => createBooking(request, sender, key, bookedByPhone(request, user))
      const booked = await (isCallFrom("sales", c) ? create() : countAccepted("accepted/bookings", c, email, create))
      const openedByAccount = user !== undefined && (await isOpenedBy(user, booked.booking._id))
      return c.json({ success: true, ...booked, openedByAccount } satisfies BookingAnswer, 201)
    },
  )
  .get(
    "/guest/:contact?",
    describe({
      summary: "Find bookings by email address or phone number",
      more:
        "Requires a guest token, a reference (`ref`) or a mailed key (`proof`). Without one the list is empty, " +
        "`verificationRequired` is true, and a link is mailed if there are bookings.",
      answer: z.strictObject({
        success: z.literal(true),
        bookings: z.array(booking),
        pagination,
        verificationRequired: z.literal(true).optional(),
        guestToken: guestToken.optional(),
      }),
      errors: ["VALIDATION_FAILED", "TOO_MANY_REQUESTS"],
      path: { contact: z.string().meta({ examples: ["emma@mail.example"] }) },
      guest: true,
    }),
    limitByNetwork("lookups", { queued: true }),
    query(guestQuery, messages),
    async (c) =>
      c.json(
        await findGuestBookings({
          ...c.req.valid("query"),
          contact: c.req.param("contact") ?? "",
          tokens: readGuestTokens(c.req.header("x-guest-token")),
          language: languageOf(c),
        }),
      ),
  )
  .get(
    "/my-bookings",
    describe({
      summary: "List the bookings of the signed-in user, newest first",
      answer: z.strictObject({ success: z.literal(true), bookings: z.array(booking), pagination }),
    }),
    query(placeQuery, messages),
    async (c) =>
      c.json<MyBookingsAnswer>({ success: true, ...(await listUserBookings(userOf(c), c.req.valid("query"))) }),
  )
  .route("/", staffRoutes)
  .get(
    "/:id",
    describe({
      summary: "Get a booking by id or reference",
      more: "For the owner, staff, and guests with its token.",
      answer: z.strictObject({ success: z.literal(true), booking: z.union([booking, staffBooking]) }),
      errors: ["NOT_FOUND"],
      ...BY_REFERENCE,
    }),
    loadUser,
    async (c) => {
      const found = await withPayTo(await findBookingFor(viewerFrom(c), c.req.param("id")))
      const booking = isCallFrom("bookings", c) ? await withUndo(found) : await withCrew(found)
      return c.json({ success: true, booking } satisfies OneBookingAnswer)
    },
  )
  .get(
    "/:id/events",
    describe({
      summary: "List what happened to a booking",
      more: "The oldest first, as its guest may know it. For the owner, staff, and guests with its token.",
      answer: all(guestEvent),
      errors: ["NOT_FOUND"],
      ...BY_REFERENCE,
    }),
    loadUser,
    async (c) =>
      c.json<GuestEventsAnswer>({ success: true, data: await listGuestEvents(viewerFrom(c), c.req.param("id")) }),
  )
  .route("/", lifecycleRoutes)
  .route("/", planLinkRoutes)
  .route("/", documentRoutes)
  .route("/", paymentRoutes)

export const quoteRoutes = new Hono().post(
  "/",
  describe({
    summary: "Get the current price of an order",
    answer: one(quote),
    example: order,
  }),
  loadUser,
  limitByNetwork("reads/quotes"),
  byCaller(body(quoteRequest, messages), body(quoteRequestByStaff, messages)),
  async (c) =>
    c.json<QuoteAnswer>({ success: true, data: await findQuote(c.req.valid("json"), isCallFrom("sales", c)) }),
)
