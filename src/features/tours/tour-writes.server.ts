import { eq } from "drizzle-orm"
import { isBooked } from "#features/bookings/bookings.server.ts"
import { findCategoryId, findTourCategoryId } from "#features/categories/categories.server.ts"
import type { Localized } from "#i18n/localized.ts"
import { toMinor } from "#lib/money.ts"
import type { Collection } from "#server/content-writes.server.ts"
import type { Database } from "#server/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { staffMessages } from "./staff-messages.ts"
import { type TourEntry, tourEntry } from "./tour-entry.schema.ts"
import { presentEntry } from "./tour-presenter.server.ts"
import { claimTour, createTour, findTourRows, type NewTour, removeTour, updateTour } from "./tours.server.ts"
import { tours } from "./tours.table.server.ts"

/** Tours, as staff write them. */
export const tourCollection: Collection<TourEntry> = {
  kind: "tour",
  name: "Tour",
  schema: tourEntry,
  defaults: {
    isActive: true,
    isFeatured: false,
    position: 0,
    destination: null,
    alsoKnownAs: [],
    images: [],
    startTime: "08:00",
    meetingPoint: null,
    highlights: [],
    itinerary: [],
    included: [],
    excluded: [],
    requirements: null,
    cancellationPolicy: null,
    cancellationBands: [],
    priceRules: { children: null, tiers: [], privateGroups: [] },
    pickupZones: [],
    interests: [],
    hasDepartures: false,
  },
  messages: staffMessages,
  find: async (id, database) => {
    const [row] = await findTourRows(eq(tours.id, id), database)
    return row && presentEntry(row)
  },
  insert: async (entry, transaction) => createTour(await rowOf(entry, transaction), transaction),
  update: async (id, entry, transaction) => updateTour(id, await rowOf(entry, transaction), transaction),
  isUsed: async (id, transaction) => {
    await claimTour(id, transaction)
    return isBooked(id, transaction)
  },
  remove: removeTour,
}

async function rowOf(entry: TourEntry, database: Database): Promise<NewTour> {
  const { category, destination, duration, pricing, ...rest } = entry
  const { adult, child, currency } = pricing
  const { categoryUnknown, destinationUnknown } = staffMessages
  const known = (id: string | undefined, field: string, message: Localized) => {
    if (id === undefined) throw invalid([{ field, message }])
    return id
  }
  const destinationId = destination && (await findCategoryId(destination, database))
  return {
    ...rest,
    categoryId: known(await findTourCategoryId(category, database), "category", categoryUnknown),
    destinationId: destinationId === null ? null : known(destinationId, "destination", destinationUnknown),
    ...duration,
    priceMinor: toMinor(adult, currency),
    childPriceMinor: child === null ? null : toMinor(child, currency),
    currency,
  }
}
