import { eq } from "drizzle-orm"
import { hasProducts } from "#features/products/products.server.ts"
import { hasTours } from "#features/tours/tours.server.ts"
import { hasTransfers } from "#features/transfers/transfers.server.ts"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { fieldsOf, nextVersion, presentStored, timesOf } from "#server/catalogue/catalogue-columns.server.ts"
import { slugTaken } from "#server/catalogue/content-checks.server.ts"
import type { Collection } from "#server/catalogue/content-writes.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { findPlaceNamed } from "./categories.server.ts"
import { tourCategories, transferCategories } from "./categories.table.server.ts"
import {
  type TourCategoryEntry,
  type TransferCategoryEntry,
  tourCategorySchemas,
  transferCategorySchemas,
} from "./category-entry.schema.ts"
import {
  createTourCategory,
  createTransferCategory,
  presentTourCategory,
  presentTransferCategory,
} from "./category-trees.server.ts"
import { staffMessages } from "./staff-messages.ts"

const defaults = {
  isActive: true,
  isFeatured: false,
  position: 0,
  description: null,
  images: [],
  region: "all" as const,
  location: null,
  outdated: [],
}

export const tourCategoryCollection: Collection<TourCategoryEntry, typeof tourCategories.$inferSelect> = {
  ...tourCategorySchemas,
  kind: "tour-category",
  name: "Category",
  table: tourCategories,
  defaults,
  messages: staffMessages,
  select: (condition, database) => database.select().from(tourCategories).where(condition),
  presentEntry: (row) => ({ ...fieldsOf(tourCategorySchemas.entry.shape, row), ...presentStored(row), ...textOf(row) }),
  present: (row) => ({ ...presentTourCategory(row), ...timesOf(row) }),
  insert: async (entry, transaction) => {
    await keepApart(entry.slug, transaction)
    return createTourCategory(columnsOf(entry), transaction)
  },
  update: async ({ id }, entry, transaction) => {
    await keepApart(entry.slug, transaction)
    const next = { ...columnsOf(entry), ...nextVersion(tourCategories.version) }
    const [row] = await transaction.update(tourCategories).set(next).where(eq(tourCategories.id, id)).returning()
    return row!
  },
  isUsed: async (id, transaction) => (await hasTours([id], transaction)) || (await hasProducts(id, transaction)),
}

export const transferCategoryCollection: Collection<TransferCategoryEntry, typeof transferCategories.$inferSelect> = {
  ...transferCategorySchemas,
  kind: "transfer-category",
  name: "Category",
  table: transferCategories,
  defaults: { ...defaults, vehicleType: "car", serviceType: "private", route: null },
  messages: staffMessages,
  select: (condition, database) => database.select().from(transferCategories).where(condition),
  presentEntry: (row) => ({
    ...fieldsOf(transferCategorySchemas.entry.shape, row),
    ...presentStored(row),
    ...textOf(row),
  }),
  present: (row) => ({ ...presentTransferCategory(row), ...timesOf(row) }),
  insert: (entry, transaction) => createTransferCategory(columnsOf(entry), transaction),
  update: async ({ id }, entry, transaction) => {
    const table = transferCategories
    const next = { ...columnsOf(entry), ...nextVersion(table.version) }
    const [row] = await transaction.update(table).set(next).where(eq(table.id, id)).returning()
    return row!
  },
  isUsed: hasTransfers,
}

const textOf = ({ description }: { description: LocalizedContent }) => ({
  description: inLanguage(description, "en") ? description : null,
})

function columnsOf<E extends TourCategoryEntry>({ description, ...entry }: E) {
  return { ...entry, description: description ?? { en: "" } }
}

/** Themes and destinations share one URL filter, so their slugs must differ. */
async function keepApart(slug: string, database: Database): Promise<void> {
  if (await findPlaceNamed(slug, database)) throw slugTaken(staffMessages)
}
