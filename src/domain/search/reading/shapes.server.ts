import * as z from "zod"
import { VEHICLE_TYPES } from "#domain/categories/category.ts"
import { LEFT_ASIDE } from "#domain/search/nearest/left-aside.ts"
import { GUIDE_LANGUAGES, NEEDS } from "#domain/tours/tour.ts"
import { SHOWN_CURRENCIES } from "#lib/money.ts"
import { calendarDate, natural, slug } from "#server/openapi/shapes.server.ts"

export const leftAside = z.array(z.enum(LEFT_ASIDE)).describe("What these tours don't fit")

/** How a search was read, as filters of `GET /tours`. */
export const reading = z
  .strictObject({
    search: z.string().describe("The words that are left").optional(),
    place: slug.optional(),
    from: calendarDate.optional(),
    to: calendarDate.optional(),
    days: z.array(natural).describe("Lengths in days; 7 stands for 7 and more").optional(),
    adults: natural.optional(),
    ages: z.array(natural).describe("Ages of the children; 8 where none was given").optional(),
    guide: z.enum(GUIDE_LANGUAGES).describe("The guide's language").optional(),
    need: z.enum(NEEDS).describe("What the tour must suit").optional(),
    minPrice: natural.optional(),
    maxPrice: natural.optional(),
    currency: z.enum(SHOWN_CURRENCIES).optional(),
  })
  .meta({ id: "SearchReading" })

/** How a search for a ride was read, as filters of `GET /transfers`. */
export const rideReading = z
  .strictObject({
    search: z.string().describe("The words that are left").optional(),
    from: z.string().describe("The words of the ride's start").optional(),
    to: z.string().describe("The words of the ride's end").optional(),
    day: calendarDate.optional(),
    people: natural.optional(),
    vehicle: z.enum(VEHICLE_TYPES).optional(),
    minPrice: natural.optional(),
    maxPrice: natural.optional(),
    currency: z.enum(SHOWN_CURRENCIES).optional(),
  })
  .meta({ id: "RideReading" })
