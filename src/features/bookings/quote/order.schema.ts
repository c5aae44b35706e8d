import * as z from "zod/mini"
import { TRAVELERS } from "#features/tours/tour.ts"
import { calendarDate, DATE, fieldsError, longest, oneLine, required, wallClock } from "#lib/fields.ts"
import { addMonths, hanoiDate, isCalendarDate } from "#lib/today.ts"
import type { Party } from "./types.ts"

/** Spec §9: passengers on one transfer booking. */
export const PASSENGERS = { min: 1, max: 8 } as const
export const MAX_EXTRAS = 10
const MAX_CHOICES = 20
export const MAX_QUANTITY = 20
/** The most people of one booking. Guests book up to `TRAVELERS` and `PASSENGERS`, larger groups are booked by staff. */
const LARGEST_GROUP = 500

/** `people` raises the limits for guests up to this size of a group, `message` names it. */
export type GroupLimit = { people: number; message: string }
export const STAFF_LIMIT: GroupLimit = { people: LARGEST_GROUP, message: "groupRange" }

/** Source: booking-rules.md. */
const MONTHS_AHEAD = 24

export function firstTravelDate(): string {
  return hanoiDate()
}

export function lastTravelDate(): string {
  return addMonths(hanoiDate(), MONTHS_AHEAD)
}

const productId = z.string("productRequired").check(z.minLength(1, "productRequired"), longest(100, "productRequired"))

const whole = (min: number, max: number, message: string) =>
  z.int(message).check(z.gte(min, message), z.lte(max, message))

const travelDate = (missing: string) =>
  z.string(missing).check(
    required(missing),
    z.refine(isCalendarDate, { error: "travelDateInvalid", abort: true }),
    DATE,
    z.refine((date) => date >= firstTravelDate(), "travelDatePast"),
    z.refine((date) => date <= lastTravelDate(), "travelDateFar"),
  )

const night = calendarDate("nightInvalid")
const flightNumber = z
  .string("flightInvalid")
  .check(
    longest(40, "flightInvalid"),
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[A-Z0-9]{2} ?\d{1,4}[A-Z]?$/, "flightInvalid"),
  )
const place = oneLine(200, "textInvalid")

const party = z
  .strictObject(
    {
      adults: whole(1, LARGEST_GROUP, "partyInvalid"),
      children: whole(0, LARGEST_GROUP, "partyInvalid"),
      childAges: z.optional(z.array(whole(0, 17, "childAgesInvalid"), "childAgesInvalid")),
      childHeights: z.optional(z.array(whole(30, 220, "childHeightsInvalid"), "childHeightsInvalid")),
    },
    { error: fieldsError("partyInvalid") },
  )
  .check(
    z.refine(({ children, childAges }) => !childAges || childAges.length === children, {
      error: "childAgesInvalid",
      path: ["childAges"],
    }),
    z.refine(({ children, childHeights }) => !childHeights || childHeights.length === children, {
      error: "childHeightsInvalid",
      path: ["childHeights"],
    }),
  )

const pickup = z.optional(
  z.strictObject(
    { zone: z.optional(z.string("zoneUnknown").check(longest(40, "zoneUnknown"))), place: z.optional(place) },
    { error: fieldsError("zoneUnknown") },
  ),
)

const extrasUpTo = (quantity: number) =>
  z.optional(
    z
      .array(
        z.strictObject(
          { productId, quantity: whole(1, quantity, "quantityInvalid") },
          { error: fieldsError("extraUnknown") },
        ),
        "extraUnknown",
      )
      .check(
        z.maxLength(MAX_EXTRAS, "extrasTooMany"),
        z.refine((list) => new Set(list.map((extra) => extra.productId)).size === list.length, "extraTwice"),
      ),
  )

const choiceCode = z.string("choiceUnknown").check(longest(40, "choiceUnknown"))

/** What was chosen of `priceRules.choices`: of rooms and seats how many of an option, of the others one option. */
const choicesUpTo = (quantity: number) =>
  z.optional(
    z
      .array(
        z.strictObject(
          { code: choiceCode, option: choiceCode, quantity: z.optional(whole(1, quantity, "quantityInvalid")) },
          { error: fieldsError("choiceUnknown") },
        ),
        "choiceUnknown",
      )
      .check(
        z.maxLength(MAX_CHOICES, "choicesTooMany"),
        z.refine(
          (list) => new Set(list.map(({ code, option }) => `${code} ${option}`)).size === list.length,
          "choiceTwice",
        ),
      ),
  )

/** Without `party` all travelers are adults. */
const common = { productId, party: z.optional(party) }

const way = {
  pickupTime: z.optional(wallClock),
  flightNumber: z.optional(flightNumber),
  /** Landing or take-off. */
  flightTime: z.optional(wallClock),
  /** The evening before, for times from 00:00 to 05:59. */
  nightOf: z.optional(night),
  /** True if the guest will send the flight or time later, false if one is required. Default: not required. */
  timeLater: z.optional(z.boolean("truthInvalid")),
}

function orderFields({ people, message }: GroupLimit = { people: 0, message: "" }) {
  const most = (usual: number) => Math.max(usual, people)
  const group = ({ min, max }: { min: number; max: number }, usual: string) =>
    whole(min, most(max), people > max ? message : usual)
  const travelers = group(TRAVELERS, "travelersRange")
  const quantity = whole(1, most(MAX_QUANTITY), "quantityInvalid")
  const [extras, choices] = [extrasUpTo(most(MAX_QUANTITY)), choicesUpTo(most(MAX_QUANTITY))]
  return {
    tour: {
      ...common,
      productType: z.literal("tour"),
      travelers,
      travelDate: travelDate("travelDateRequired"),
      departureId: z.optional(z.string("noDeparture").check(longest(100, "noDeparture"))),
      privateGroup: z.optional(z.boolean("truthInvalid")),
      pickup,
      choices,
      extras,
    },
    transfer: {
      ...common,
      productType: z.literal("transfer"),
      travelers: group(PASSENGERS, "passengersRange"),
      travelDate: travelDate("fieldsRequired"),
      ...way,
      /** A vehicle code of this transfer. Default: the cheapest with enough room. */
      vehicle: z.optional(z.string("vehicleUnknown").check(longest(40, "vehicleUnknown"))),
      /** Default: one for each traveler. */
      largeBags: z.optional(whole(0, most(40), "bagsInvalid")),
      pickup,
      dropoff: z.optional(z.strictObject({ place }, { error: fieldsError("textInvalid") })),
      returnTrip: z.optional(
        z.strictObject(
          { travelDate: travelDate("travelDateRequired"), ...way },
          { error: fieldsError("travelDateRequired") },
        ),
      ),
      choices,
      extras,
      childSeats: z.optional(whole(0, 4, "quantityInvalid")),
      extraStops: z.optional(whole(0, 5, "quantityInvalid")),
      waitingHours: z.optional(whole(0, 12, "quantityInvalid")),
      nameSign: z.optional(oneLine(60, "textInvalid")),
    },
    product: {
      ...common,
      productType: z.literal("product"),
      travelers,
      travelDate: travelDate("travelDateRequired"),
      /** Only for products sold per item. Default: one per traveler. */
      quantity: z.optional(quantity),
    },
  }
}

const partyFits = z.refine<{ travelers: number; party?: Party | undefined }>(
  ({ travelers, party }) => !party || party.adults + party.children === travelers,
  { error: "partyMismatch", path: ["party"] },
)

export function ordersWith<T extends z.core.$ZodShape, R extends z.core.$ZodShape, P extends z.core.$ZodShape>(
  more: { tour: T; transfer: R; product: P },
  limit?: GroupLimit,
) {
  const error = { error: fieldsError("productRequired") }
  const { tour, transfer, product } = orderFields(limit)
  return z.discriminatedUnion(
    "productType",
    [
      z.strictObject({ ...tour, ...more.tour }, error).check(partyFits as never),
      z.strictObject({ ...transfer, ...more.transfer }, error).check(partyFits as never),
      z.strictObject({ ...product, ...more.product }, error).check(partyFits as never),
    ],
    error,
  )
}

/** Returns the schema of an order, for groups up to a limit. */
export const orderUpTo = (limit?: GroupLimit) => ordersWith({ tour: {}, transfer: {}, product: {} }, limit)

/** An order whose return leg may have no date yet. */
const quoteUpTo = (limit?: GroupLimit) =>
  ordersWith(
    {
      tour: {},
      transfer: {
        returnTrip: z.optional(
          z.strictObject(
            { travelDate: z.optional(travelDate("travelDateRequired")), ...way },
            { error: fieldsError("travelDateRequired") },
          ),
        ),
      },
      product: {},
    },
    limit,
  )

/** Body of `POST /quotes`. */
export const quoteRequest = quoteUpTo()
/** Body of `POST /quotes` from staff. */
export const quoteRequestByStaff = quoteUpTo(STAFF_LIMIT)
type OrderRequest = z.infer<ReturnType<typeof orderUpTo>>
export type TourRequest = Extract<OrderRequest, { productType: "tour" }>
export type ProductRequest = Extract<OrderRequest, { productType: "product" }>
/** A transfer that can be booked: its return leg has a date. */
export type DatedTransferRequest = Extract<OrderRequest, { productType: "transfer" }>
type ReturnTrip = NonNullable<DatedTransferRequest["returnTrip"]>
export type TransferRequest = Omit<DatedTransferRequest, "returnTrip"> & {
  returnTrip?: (Omit<ReturnTrip, "travelDate"> & { travelDate?: string | undefined }) | undefined
}
export type QuoteRequest = TourRequest | TransferRequest | ProductRequest

const FIELDS = orderFields()

export function pickOrder<R extends QuoteRequest>(request: R): QuoteRequest {
  const fields = FIELDS[request.productType]
  return Object.fromEntries(
    Object.entries(request).filter(([name, value]) => Object.hasOwn(fields, name) && value !== undefined),
  ) as QuoteRequest
}
