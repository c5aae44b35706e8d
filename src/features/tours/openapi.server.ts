import * as z from "zod"
import type { Departure } from "#features/departures/departure.ts"
import { all, group, one, pageOf, staffWrites, stored } from "#server/openapi/describe.server.ts"
import {
  calendarDate,
  cancellationBand,
  currency,
  id,
  image,
  instant,
  localized,
  natural,
  shapeOf,
  slug,
  version,
  wallClock,
} from "#server/openapi/shapes.server.ts"
import { INTERESTS, type Tour, type TourCard } from "./tour.ts"
import { tourEntry } from "./tour-entry.schema.ts"

const named = z.strictObject({ slug, name: localized })

const card = {
  _id: id,
  slug,
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  title: localized,
  shortDescription: localized,
  location: localized,
  images: z.array(image),
  category: named,
  duration: z.strictObject({ days: natural, nights: natural }),
  pricing: z
    .strictObject({ adult: z.number(), child: z.number().optional(), currency, perTrip: z.boolean() })
    .describe("For one person, in major units; zero means 'contact for price'"),
  price: z.number(),
  freeCancellationHours: natural.nullable(),
  hasDepartures: z.boolean().describe("Only dated departures can be booked; else any day"),
}

const tourCard = shapeOf<TourCard>()(z.strictObject(card).meta({ id: "TourCard" }))

const day = z.strictObject({
  title: localized,
  description: localized,
  meals: z.array(z.enum(["breakfast", "lunch", "dinner"])),
  stay: localized.optional(),
})

const tour = shapeOf<Tour>()(
  z
    .strictObject({
      ...card,
      description: localized,
      meetingPoint: localized.nullable(),
      startTime: wallClock,
      destination: named.nullable(),
      highlights: z.array(localized),
      itinerary: z.array(day),
      included: z.array(localized),
      excluded: z.array(localized),
      requirements: localized.nullable(),
      cancellationPolicy: localized.nullable(),
      cancellationBands: z.array(cancellationBand),
      interests: z.array(z.enum(INTERESTS)),
      version,
      updatedAt: instant,
    })
    .meta({ id: "Tour" }),
)

const departure = shapeOf<Departure>()(
  z
    .strictObject({
      _id: id,
      date: calendarDate,
      startTime: wallClock,
      capacity: natural,
      placesLeft: z.int(),
      minimum: natural.nullable().describe("People it needs to run"),
      booked: natural,
      status: z.enum(["open", "guaranteed", "closed", "called-off"]),
      closesAt: instant,
      price: z.number(),
    })
    .meta({ id: "Departure" }),
)

const entry = stored(tourEntry, "TourEntry")
const list = pageOf(z.union([tour, tourCard]))

/** What the API says of tours and their departures. */
export const tourDescriptions = group("Tours", {
  "GET /tours": {
    summary: "Tours, filtered and sorted",
    more: "Without `page` and `limit` the whole list, up to 500. `view=card` leaves out what a list does not show.",
    answer: list,
  },
  "GET /tours/featured/list": { summary: "Featured tours", answer: list },
  "GET /tours/search/text": { summary: "Tours that have all words of `q`, with or without accents", answer: list },
  "GET /tours/slug/:slug": { summary: "A tour by its slug", answer: one(tour), errors: ["NOT_FOUND", "MOVED"] },
  "GET /tours/:id/departures": {
    summary: "Dates that a tour can be booked on",
    more: "From today for a year unless told otherwise; full ones are listed, closed ones are not.",
    answer: all(departure),
    errors: ["NOT_FOUND"],
  },
  "GET /tours/:id": {
    summary: "A tour by its id",
    more: "`view=edit` is what staff edit.",
    answer: one(z.union([tour, entry])),
    errors: ["NOT_FOUND"],
  },
  ...staffWrites("/tours", "a tour", entry),
})
