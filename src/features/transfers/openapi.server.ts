import * as z from "zod"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "#features/categories/category.ts"
import { all, done, group, one, pageOf, staffWrites, stored, warnings } from "#server/openapi/describe.server.ts"
import {
  cancellationBand,
  currency,
  id,
  image,
  instant,
  localized,
  natural,
  pickupZone,
  reviewSummary,
  shapeOf,
  slug,
  version,
} from "#server/openapi/shapes.server.ts"
import { TRANSFER_TYPES, type Transfer, type TransferCard, type TransferPriceRules, type Vehicle } from "./transfer.ts"
import { transferEntry } from "./transfer-entry.schema.ts"
import type { StoredVehicle } from "./vehicle-writes.server.ts"

const people = z
  .strictObject({ withBags: natural, withoutBags: natural })
  .describe("How many fit: with a large bag each, and with hand luggage only")
const vehicleFields = { code: z.string(), name: localized, seats: natural, people }
const vehicle = shapeOf<Vehicle>()(z.strictObject(vehicleFields).meta({ id: "Vehicle" }))

const storedVehicle = shapeOf<StoredVehicle>()(
  z.strictObject({ ...vehicleFields, version }).meta({ id: "StoredVehicle" }),
)
const writtenVehicle = z.strictObject({ success: z.literal(true), data: storedVehicle, warnings })
const byCode = { code: z.string().meta({ examples: ["seats7"] }) }

const card = {
  _id: id,
  slug,
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  type: z.enum(TRANSFER_TYPES),
  title: localized,
  name: localized.describe("Shorter than the title"),
  shortDescription: localized,
  location: localized,
  images: z.array(image),
  from: localized,
  to: localized,
  route: localized.nullable(),
  distance: z.number().nullable().describe("Kilometres"),
  duration: natural.describe("Minutes"),
  durationHours: z.number(),
  rating: z.number().min(0).max(5).nullable().describe("Until guests have written, the company's own figure"),
  reviews: reviewSummary.nullable(),
  pricing: z
    .strictObject({ adult: z.number(), child: z.number().optional(), currency, perTrip: z.boolean() })
    .describe("In major units: for the trip in the cheapest vehicle, or without `perTrip` for one person"),
  price: z.number(),
  category: z.strictObject({
    slug,
    name: localized,
    location: localized,
    serviceType: z.enum(SERVICE_TYPES),
    vehicleType: z.enum(VEHICLE_TYPES),
    region: z.enum(REGIONS),
    route: z.strictObject({ from: localized, to: localized }),
  }),
  freeCancellationHours: natural.nullable(),
}

const transferCard = shapeOf<TransferCard>()(z.strictObject(card).meta({ id: "TransferCard" }))

const added = z.number().nullable()
const priceRules = shapeOf<TransferPriceRules>()(
  z
    .strictObject({
      night: added.describe("A pick-up from 22:00 to 5:59"),
      childSeat: added,
      extraStop: added,
      waitingHour: added,
      nameSign: added,
      returnPercent: natural.nullable().describe("What the way back costs of the way there; null: not offered"),
    })
    .meta({
      id: "TransferPriceRules",
      description: "What is added to the price of a trip; null: nothing, or not offered.",
    }),
)

const transfer = shapeOf<Transfer>()(
  z
    .strictObject({
      ...card,
      description: localized,
      vehicles: z.array(z.strictObject({ ...vehicleFields, price: z.number() })),
      airport: z
        .strictObject({ end: z.enum(["from", "to"]), checkInMinutes: natural })
        .nullable()
        .describe("Whether guests are met at an airport or brought there"),
      priceRules,
      pickupZones: z.array(pickupZone),
      highlights: z.array(localized),
      included: z.array(localized),
      excluded: z.array(localized),
      luggage: localized.nullable(),
      meetingPoint: localized.nullable(),
      cancellationPolicy: localized.nullable(),
      cancellationBands: z.array(cancellationBand),
      version,
      updatedAt: instant,
    })
    .meta({ id: "Transfer" }),
)

const entry = stored(transferEntry, "TransferEntry")
const list = pageOf(z.union([transfer, transferCard]))

/** What the API says of transfers. */
export const transferDescriptions = group("Transfers", {
  "GET /transfers": {
    summary: "Transfers, filtered and sorted",
    more: "Without `page` and `limit` the whole list, up to 500. `view=card` leaves out what a list does not show.",
    answer: list,
  },
  "GET /transfers/featured/list": { summary: "Featured transfers", answer: list },
  "GET /transfers/types": { summary: "Types that there are transfers of", answer: all(z.enum(TRANSFER_TYPES)) },
  "GET /transfers/seats": {
    summary: "The vehicles, and who fits into them",
    more: "`view=edit` is what staff edit.",
    answer: all(z.union([storedVehicle, vehicle])),
  },
  "POST /transfers/vehicles": { summary: "Add a vehicle", answer: writtenVehicle, status: 201 },
  "PUT /transfers/vehicles/:code": {
    summary: "Change a vehicle",
    more: "Only the fields that are sent change, and with them the transfers that have a price for it.",
    answer: writtenVehicle,
    errors: ["NOT_FOUND", "VERSION_CONFLICT"],
    path: byCode,
  },
  "DELETE /transfers/vehicles/:code": {
    summary: "Delete a vehicle that no transfer has a price for",
    answer: done,
    errors: ["NOT_FOUND", "IN_USE"],
    path: byCode,
  },
  "GET /transfers/search/text": {
    summary: "Transfers that have all words of `q`, with or without accents",
    answer: list,
  },
  "GET /transfers/search": { summary: "Transfers between two places, in words", answer: list },
  "GET /transfers/routes/popular": { summary: "What was booked most in the last year", answer: all(transferCard) },
  "GET /transfers/slug/:slug": {
    summary: "A transfer by its slug",
    answer: one(transfer),
    errors: ["NOT_FOUND", "MOVED"],
  },
  "GET /transfers/:id": {
    summary: "A transfer by its id",
    more: "`view=edit` is what staff edit.",
    answer: one(z.union([transfer, entry])),
    errors: ["NOT_FOUND"],
  },
  ...staffWrites("/transfers", "a transfer", entry),
})
