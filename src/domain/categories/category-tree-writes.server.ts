import { eq } from "drizzle-orm"
import { fieldsOf, nextVersion, presentStored } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import type { Rows } from "#domain/catalogue/rows/catalogue-reads.server.ts"
import { slugTaken } from "#domain/catalogue/rows/content-checks.server.ts"
import type { Collection, Stored } from "#domain/catalogue/rows/content-writes.server.ts"
import { checkPictures } from "#domain/uploads/pictures-in-content.server.ts"
import { inLanguage } from "#i18n/localized.ts"
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
  type ThemeTable,
  type TourCategoryRow,
  type TransferCategoryRow,
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

type Own<Entry extends TourCategoryEntry, Row> = Pick<
  Collection<Entry, Row>,
  "kind" | "entry" | "creation" | "change" | "defaults" | "present"
> & {
  table: ThemeTable
  create: (columns: never, transaction: Database) => Promise<Row>
  check?: (slug: string, transaction: Database) => Promise<void>
}

/** Returns how staff write the categories of tours or of transfers. */
function themeCollection<Entry extends TourCategoryEntry, Row extends TourCategoryRow>({
  table,
  create,
  check,
  ...own
}: Own<Entry, Row>): Collection<Entry, Row> {
  const columnsOf = async ({ description, ...entry }: Entry, transaction: Database) => {
    await check?.(entry.slug, transaction)
    return { ...entry, description: description ?? { en: "" } }
  }
  return {
    ...own,
    name: "Category",
    table,
    messages: staffMessages,
    checkPictures,
    select: (condition, database) => database.select().from(table).where(condition) as unknown as Rows<Row>,
    presentEntry: (row) => {
      const description = inLanguage(row.description, "en") ? row.description : null
      return { ...fieldsOf(own.entry.shape, row), ...presentStored(row), description } as unknown as Stored<Entry>
    },
    insert: async (entry, transaction) => create((await columnsOf(entry, transaction)) as never, transaction),
    update: async ({ id }, entry, transaction) => {
      const next = { ...(await columnsOf(entry, transaction)), ...nextVersion(table.version) }
      const [row] = await transaction.update(table).set(next).where(eq(table.id, id)).returning()
      return row as unknown as Row
    },
  }
}

export const tourCategoryCollection = themeCollection<TourCategoryEntry, TourCategoryRow>({
  ...tourCategorySchemas,
  kind: "tour-category",
  table: tourCategories,
  defaults,
  create: createTourCategory,
  present: presentTourCategory,
  check: keepApart,
})

export const transferCategoryCollection = themeCollection<TransferCategoryEntry, TransferCategoryRow>({
  ...transferCategorySchemas,
  kind: "transfer-category",
  table: transferCategories,
  defaults: { ...defaults, vehicleType: "car", serviceType: "private", route: null },
  create: createTransferCategory,
  present: presentTransferCategory,
})

/** Themes and destinations share one URL filter, so their slugs must differ. */
async function keepApart(slug: string, database: Database): Promise<void> {
  if (await findPlaceNamed(slug, database)) throw slugTaken(staffMessages)
}
