import { slugIn } from "#domain/catalogue/content-fields.ts"
import { storedPrices } from "#domain/catalogue/prices.ts"
import { completePricing, shortDescriptionOf } from "#domain/catalogue/rows/completed-fields.server.ts"
import type { Collection } from "#domain/catalogue/rows/content-writes.server.ts"
import { findPlaceNamed } from "#domain/categories/categories.server.ts"
import { findTourCategoryNamed } from "#domain/categories/category-trees.server.ts"
import { readSettings } from "#domain/settings/settings.server.ts"
import {
  createTour,
  presentEntry,
  presentTour,
  selectTours,
  type TourRow,
  updateTour,
} from "#domain/tours/tours.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { checkPictures } from "#domain/uploads/pictures-in-content.server.ts"
import type { Localized } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import type { Database } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { createHook } from "#server/hook.server.ts"
import { staffMessages } from "./messages.ts"
import { tourDefaults } from "./tour-defaults.ts"
import { bandsFit, type TourEntry, tourSchemas } from "./tour-entry.schema.ts"

type CurrencyChange = { to: Currency; vndPerUsd: number }

/** Converts prices of their own that rows of other slices have for a tour, when it changes its currency. */
export const tourPrices =
  createHook<(tourId: string, change: CurrencyChange, transaction: Database) => Promise<void>>("tour prices")

export const tourCollection: Collection<TourEntry, TourRow> = {
  ...tourSchemas,
  kind: "tour",
  name: "Tour",
  table: tours,
  complete: ({ price, ...sent }, before) => {
    checkBands({ ...tourDefaults, ...before, ...sent }, sent)
    return {
      ...sent,
      category: slugIn(sent.category),
      destination: slugIn(sent.destination),
      pricing: completePricing({ ...sent, price }, before?.pricing),
      ...(!before && { shortDescription: sent.shortDescription ?? shortDescriptionOf(sent.description) }),
    }
  },
  defaults: tourDefaults,
  messages: staffMessages,
  checkPictures,
  select: selectTours,
  presentEntry,
  present: presentTour,
  insert: async (entry, transaction) => {
    const { columns, ...names } = await readNames(entry, transaction)
    return { tour: await createTour(columns, transaction), ...names }
  },
  update: async ({ tour: { id, currency } }, entry, transaction) => {
    const { columns, ...names } = await readNames(entry, transaction)
    const tour = await updateTour(id, columns, transaction)
    if (tour.currency !== currency) {
      const { exchangeRate } = await readSettings(transaction)
      const change = { to: tour.currency, vndPerUsd: exchangeRate.vndPerUsd }
      for (const convert of tourPrices.all()) await convert(id, change, transaction)
    }
    return { tour, ...names }
  },
}

/** Returns the columns of an entry, and the category and destination that it names. @throws invalid if one is unknown */
async function readNames({ category: theme, destination: place, ...entry }: TourEntry, database: Database) {
  const { duration, pricing, ...rest } = entry
  const category = known(await findTourCategoryNamed(theme, database), "category", staffMessages.categoryUnknown)
  const destination =
    place === null
      ? null
      : known(await findPlaceNamed(place, database), "destination", staffMessages.destinationUnknown)
  const columns = {
    ...rest,
    ...duration,
    categoryId: category.id,
    destinationId: destination?.id ?? null,
    ...storedPrices(pricing),
  }
  return { columns, category, destination }
}

function known<T>(found: T | undefined, field: string, message: Localized): T {
  if (found === undefined) throw invalid([{ field, message }])
  return found
}

/** @throws invalid for prices of children whom the tour doesn't take */
function checkBands({ facts, priceRules }: Pick<TourEntry, "facts" | "priceRules">, sent: object): void {
  if (("facts" in sent || "priceRules" in sent) && !bandsFit(facts, priceRules))
    throw invalid([{ field: "priceRules", message: staffMessages.bandsBelowAge }])
}
