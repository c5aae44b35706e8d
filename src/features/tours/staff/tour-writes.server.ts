import { eq } from "drizzle-orm"
import { isBooked } from "#features/bookings/bookings.server.ts"
import { slugIn } from "#features/catalogue/content-fields.ts"
import { findCategoryId } from "#features/categories/categories.server.ts"
import { findTourCategoryId } from "#features/categories/category-trees.server.ts"
import { convertDeparturePrices } from "#features/departures/departures.server.ts"
import { readSettings } from "#features/settings/settings.server.ts"
import { presentEntry, presentTour } from "#features/tours/tour-presenter.server.ts"
import {
  createTour,
  findTourMoney,
  lockTourForUpdate,
  type NewTour,
  removeTour,
  selectTours,
  updateTour,
} from "#features/tours/tours.server.ts"
import { tours } from "#features/tours/tours.table.server.ts"
import type { Localized } from "#i18n/localized.ts"
import { toMinor } from "#lib/money.ts"
import { completePricing, shortened } from "#server/catalogue/completed-fields.server.ts"
import type { Collection } from "#server/catalogue/content-writes.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { staffMessages } from "./messages.ts"
import { type TourEntry, tourDefaults, tourDerived, tourEntry } from "./tour-entry.schema.ts"

export const tourCollection: Collection<TourEntry> = {
  kind: "tour",
  name: "Tour",
  schema: tourEntry,
  derived: tourDerived,
  forms: { category: "category.slug", destination: "destination.slug", "pricing.perTrip": null },
  complete: (sent, before) => ({
    ...sent,
    category: slugIn(sent.category),
    destination: slugIn(sent.destination),
    pricing: completePricing(sent, before?.pricing),
    ...(!before && { shortDescription: sent.shortDescription ?? shortened(sent.description) }),
  }),
  defaults: tourDefaults,
  messages: staffMessages,
  find: async (id, database) => {
    const [row] = await selectTours(eq(tours.id, id), database)
    return row && presentEntry(row)
  },
  present: async (id, database) => {
    const [row] = await selectTours(eq(tours.id, id), database)
    return row ? { ...presentTour(row), createdAt: row.tour.createdAt.toISOString() } : {}
  },
  insert: async (entry, transaction) => createTour(await buildRow(entry, transaction), transaction),
  update: async (id, entry, transaction) => {
    const before = await findTourMoney(id, transaction)
    await updateTour(id, await buildRow(entry, transaction), transaction)
    const { currency: to } = entry.pricing
    if (!before || before.currency === to) return
    const { exchangeRate } = await readSettings(transaction)
    await convertDeparturePrices(id, { to, vndPerUsd: exchangeRate.vndPerUsd }, transaction)
  },
  isUsed: async (id, transaction) => {
    await lockTourForUpdate(id, transaction)
    return isBooked(id, transaction)
  },
  remove: removeTour,
}

async function buildRow(entry: TourEntry, database: Database): Promise<NewTour> {
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
