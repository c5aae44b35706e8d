import { eq, sql } from "drizzle-orm"
import { hasProducts } from "#features/products/products.server.ts"
import { hasTours } from "#features/tours/tours.server.ts"
import { hasTransfers } from "#features/transfers/transfers.server.ts"
import { slugTaken } from "#server/catalogue/content-checks.server.ts"
import type { Collection } from "#server/catalogue/content-writes.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { findCategoryId } from "./categories.server.ts"
import { tourCategories, transferCategories } from "./categories.table.server.ts"
import {
  type TourCategoryEntry,
  type TransferCategoryEntry,
  themeDerived,
  tourCategoryEntry,
  transferCategoryEntry,
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

export const tourCategoryCollection: Collection<TourCategoryEntry> = {
  kind: "tour-category",
  name: "Category",
  schema: tourCategoryEntry,
  derived: themeDerived,
  defaults,
  messages: staffMessages,
  find: async (id, database) => {
    const [row] = await database.select().from(tourCategories).where(eq(tourCategories.id, id))
    return row && toEntry(row)
  },
  present: async (id, database) => {
    const [row] = await database.select().from(tourCategories).where(eq(tourCategories.id, id))
    return row ? { ...presentTourCategory(row), ...timesOf(row) } : {}
  },
  insert: async (entry, transaction) => {
    await keepApart(entry.slug, transaction)
    return createTourCategory(rowOf(entry), transaction)
  },
  update: async (id, entry, transaction) => {
    await keepApart(entry.slug, transaction)
    await transaction.update(tourCategories).set(nextOf(entry)).where(eq(tourCategories.id, id))
  },
  isUsed: async (id, transaction) => (await hasTours([id], transaction)) || (await hasProducts(id, transaction)),
  remove: async (id, transaction) => {
    await transaction.delete(tourCategories).where(eq(tourCategories.id, id))
  },
}

export const transferCategoryCollection: Collection<TransferCategoryEntry> = {
  kind: "transfer-category",
  name: "Category",
  schema: transferCategoryEntry,
  derived: themeDerived,
  defaults: { ...defaults, vehicleType: "car", serviceType: "private", route: null },
  messages: staffMessages,
  find: async (id, database) => {
    const [row] = await database.select().from(transferCategories).where(eq(transferCategories.id, id))
    return row && { ...toEntry(row), vehicleType: row.vehicleType, serviceType: row.serviceType, route: row.route }
  },
  present: async (id, database) => {
    const [row] = await database.select().from(transferCategories).where(eq(transferCategories.id, id))
    return row ? { ...presentTransferCategory(row), ...timesOf(row) } : {}
  },
  insert: (entry, transaction) => createTransferCategory(rowOf(entry), transaction),
  update: async (id, entry, transaction) => {
    await transaction.update(transferCategories).set(nextOf(entry)).where(eq(transferCategories.id, id))
  },
  isUsed: hasTransfers,
  remove: async (id, transaction) => {
    await transaction.delete(transferCategories).where(eq(transferCategories.id, id))
  },
}

const timesOf = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

function toEntry(row: typeof tourCategories.$inferSelect) {
  const { id, slug, name, description, images, isActive, isFeatured, position, region, location } = row
  const { outdated, version, updatedAt } = row
  return {
    _id: id,
    ...{ slug, name, images, isActive, isFeatured, position, region, location, outdated, version },
    description: description.en ? description : null,
    updatedAt: updatedAt.toISOString(),
  }
}

function rowOf<E extends TourCategoryEntry>({ description, ...entry }: E) {
  return { ...entry, description: description ?? { en: "" } }
}

function nextOf<E extends TourCategoryEntry>(entry: E) {
  return { ...rowOf(entry), version: sql`version + 1`, updatedAt: new Date() }
}

/** Themes and destinations share one URL filter, so their slugs must differ. */
async function keepApart(slug: string, database: Database): Promise<void> {
  if (await findCategoryId(slug, database)) throw slugTaken(staffMessages)
}
