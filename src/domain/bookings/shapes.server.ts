import * as z from "zod"
import { cancellationBand, cancellationStep, image } from "#domain/catalogue/shapes.server.ts"
import {
  calendarDate,
  currency,
  id,
  instant,
  language,
  localized,
  natural,
  slug,
  version,
  wallClock,
} from "#server/openapi/shapes.server.ts"
import {
  BOOKING_CHANNELS,
  BOOKING_SOURCES,
  BOOKING_STATUSES,
  CANCELLATION_CAUSES,
  GUEST_EVENTS,
  MISSING_DETAILS,
} from "./booking.ts"
import { BUYER_KINDS } from "./buyer/buyer.ts"
import { productDetails, tourDetails, transferDetails } from "./details-shapes.server.ts"
import { payments } from "./quote/payment-shapes.server.ts"
import { line, party, productType } from "./quote/shapes.server.ts"

const text = z.string()

export const documents = z
  .strictObject({ calendar: text.nullable(), voucher: text.nullable() })
  .describe("Where its files are, as far as it has them")
export const buyer = z
  .strictObject({
    kind: z.enum(BUYER_KINDS),
    name: text.describe("Of the company, or of the person"),
    taxCode: text.describe("10 digits, 10 and 3 for a branch, or 12 for a person or household"),
    personalId: text.describe("12 digits. Of a person, if they gave it"),
    passport: text.describe("Of a person, if they gave it"),
    address: text,
    email: text.describe("Where the invoice is sent. Empty: the booking's address"),
  })
  .meta({ id: "Buyer", description: "For whom an invoice is made out" })
/** Where a guest transfers what is owed. */
export const payTo = z
  .strictObject({
    currency,
    amount: z.number().describe("What is owed, in major units of this currency"),
    bank: text,
    branch: text,
    swift: text.describe("Of an account in dollars, for transfers from abroad"),
    accountNumber: text,
    holder: text,
    content: text.describe("What the transfer must say, so that the company finds the booking"),
    vietQr: z
      .strictObject({
        text,
        size: natural.describe("Squares on each side, with the white around the code"),
        path: text.describe("The dark squares, as the path of an SVG in a box of `size` × `size`"),
        picture: text.describe("Where its PNG is"),
      })
      .nullable()
      .describe("The code that apps of banks in Vietnam read. Only of an account in đồng"),
  })
  .meta({ id: "PayTo" })
export const cancellationCost = z
  .strictObject({
    band: cancellationBand.nullable(),
    refundPercent: natural,
    currency,
    refund: z.number(),
    fee: z.number(),
    refundVnd: z.int(),
    feeVnd: z.int(),
    lateFee: z.number().describe("Late fees included in the fee"),
    until: instant.nullable().describe("The last moment at which these terms apply"),
    untilInHanoi: text.nullable(),
    nextRefundPercent: natural.nullable(),
  })
  .meta({ id: "CancellationCost" })

export const booking = z
  .strictObject({
    _id: id,
    reference: text.meta({ examples: ["ABC-7K3-M9Q-XDT"] }),
    status: z.enum(BOOKING_STATUSES),
    productId: id,
    productType,
    /** The product at the time of booking. */
    product: z.strictObject({ name: localized, slug, image: image.nullable() }),
    /** For transfers the date of the pick-up, even if the flight is on another. */
    travelDate: calendarDate,
    /** For transfers the time of the pick-up. */
    startTime: wallClock.nullable(),
    departure: z.strictObject({ _id: id, date: calendarDate, startTime: wallClock }).nullable(),
    travelers: natural,
    party,
    createdAt: instant,
    totalPrice: natural.describe("Whole đồng; zero means 'contact for price'"),
    pricing: z
      .strictObject({ currency, total: z.number(), vndPerUsd: z.number(), rateDate: calendarDate })
      .describe("The agreed price, in major units of the product's currency"),
    paid: z.number().describe("Payments minus refunds, in the booking's currency"),
    paidOther: z.number().describe("The same in the other currency: đồng for dollars, dollars for đồng"),
    balance: z.number().describe("What the guest still owes; negative if the company owes it"),
    balanceOther: z.number().describe("The same in the other currency, as it is shown. Paying it settles the booking"),
    isOtherExact: z
      .boolean()
      .describe("Whether something was paid in the other currency, so its amounts aren't converted"),
    payments,
    lines: z.array(line),
    priceChanged: z.boolean().describe("True if the browser had shown another total, `claimedTotal`"),
    claimedTotal: z.number().nullable(),
    tourDetails: tourDetails.nullable(),
    transferDetails: transferDetails.nullable(),
    productDetails: productDetails.nullable(),
    customerInfo: z.strictObject({ name: text, email: text, phone: text, countryCode: text }),
    wantsInvoice: z.boolean().describe("Whether an invoice is asked for. `GET /invoices/bookings/{id}` says for whom"),
    pendingEmail: text.nullable().describe("A new email address that is not confirmed yet"),
    missing: z.array(z.enum(MISSING_DETAILS)).describe("What the guest still has to send for the trip"),
    specialRequests: text,
    language,
    answerBy: instant.describe("The deadline for the company's answer"),
    cancellationPolicy: localized.nullable(),
    cancellationBands: z.array(cancellationBand),
    changesAllowed: z.boolean().describe("False if a holiday excludes changes"),
    freeCancellationUntil: instant.nullable(),
    cancellationSteps: z.array(cancellationStep).describe("Empty if the booking can no longer be cancelled"),
    confirmedAt: instant.nullable().describe("The first confirmation. Until then cancelling is free."),
    cancellationReason: text.nullable(),
    placesHeld: z.boolean().describe("False until the guest opens a mailed link or staff confirm the request"),
    emailConfirmed: z.boolean().describe("True after a mailed link was opened, or if the user's email was verified"),
    terms: z
      .strictObject({ pageId: id, version: natural, date: calendarDate })
      .nullable()
      .describe("The version of the terms that it agreed to (`GET /pages/{id}/versions/{number}`), if there were any"),
    hasPlanLink: z.boolean().describe("True while a link shows the plan to fellow travellers"),
    version,
    /** For owner and guest; staff may do more. */
    canCancel: z.boolean(),
    canMove: z.boolean(),
    canChange: z.boolean().describe("Whether phone number, requests and the travellers' names can still be changed"),
    /** Current or actual cost; null if the booking can no longer be cancelled. */
    cancellation: cancellationCost.nullable(),
    cancelledAt: instant.nullable(),
    cancelledBy: z.enum(["customer", "guest", "staff", "system"]).nullable(),
    calledOff: z
      .strictObject({ reason: text })
      .nullable()
      .describe("Set if the company has cancelled the departure. Moving and cancelling are free."),
    calendarSequence: natural,
    documents,
    crew: z
      .strictObject({ guide: text, guidePhone: text, vehicle: text })
      .nullish()
      .describe("Who leads a confirmed departure, from the day before on. Only of a booking asked for by its id."),
    payTo: z
      .array(payTo)
      .optional()
      .describe(
        "While something of a confirmed booking is due: the company's account in đồng and that in dollars, as far as " +
          "there are any. Only of a booking asked for by its id.",
      ),
    payToAll: z
      .array(payTo)
      .optional()
      .describe("The same for everything that is open, if that is more than what is due"),
  })
  .meta({ id: "Booking" })

/** What fellow travellers may know of a booking. */
export const plan = z
  .strictObject({
    productType,
    product: z.strictObject({ name: localized, slug }),
    status: z.enum(BOOKING_STATUSES),
    calledOff: z.boolean(),
    travelDate: calendarDate,
    startTime: wallClock.nullable(),
    readyAt: wallClock.nullable().describe("Pick-up time, if before the start"),
    meetingPoint: localized.nullable(),
    pickupZone: localized.nullable(),
    from: localized.nullable(),
    to: localized.nullable(),
    guide: text.nullable().describe("From the day before on"),
    vehicle: text.nullable(),
  })
  .meta({ id: "Plan" })
export const newPlanLink = z.strictObject({ token: text.describe("Shown only once") })

export const staffBooking = booking
  .extend({
    source: z.enum(BOOKING_SOURCES),
    channel: z.enum(BOOKING_CHANNELS).describe("How the guest came"),
    balanceVnd: z
      .int()
      .describe(
        "What is left in đồng, at the rate of the booking. Guests read dollars in rounded đồng (`balanceOther`).",
      ),
    cancellationCause: z.enum(CANCELLATION_CAUSES).nullable().describe("Null if nobody has said"),
    staffNote: text,
    userId: id.nullable(),
    updatedAt: instant,
    /** Deadline for undoing the last decision. Only on a single booking. */
    undoUntil: instant.nullish(),
  })
  .meta({ id: "StaffBooking" })

const bookedTrip = z
  .strictObject({
    travelDate: calendarDate,
    startTime: wallClock.nullable(),
    returnDate: calendarDate.nullable(),
    returnTime: wallClock.nullable(),
    travelers: natural,
  })
  .nullable()

export const guestEvent = z
  .strictObject({
    at: instant,
    kind: z.enum(GUEST_EVENTS),
    by: z.enum(["customer", "guest", "staff", "system"]).nullable(),
    from: bookedTrip.describe("What was booked before a move"),
    to: bookedTrip,
    price: z.strictObject({ currency, total: z.number() }).nullable().describe("After a move or an agreement"),
    changed: z.array(localized).nullable().describe("Names of changed details"),
  })
  .meta({ id: "GuestEvent" })

export const historyEntry = z.strictObject({
  at: instant,
  kind: text,
  actor: text,
  by: text.nullable(),
  data: z.record(text, z.unknown()),
})
