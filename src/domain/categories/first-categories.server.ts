import { insertEntry } from "#domain/catalogue/rows/content-writes.server.ts"
import { withContentLock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { categories, tourCategories, transferCategories } from "./categories.table.server.ts"
import { tourCategoryCollection, transferCategoryCollection } from "./category-tree-writes.server.ts"
import { categoryCollection } from "./category-writes.server.ts"

const shown = { isActive: true }

/** The places of the menu stand below it (spec §9). */
const ROOT = { slug: "vietnam-tours", name: { en: "Vietnam tours", vi: "Tour Việt Nam" }, ...shown }

const TOPICS = [
  { slug: "day-tours", name: { en: "Day tours", vi: "Tour trong ngày" }, ...shown },
  { slug: "multi-day-tours", name: { en: "Tours of several days", vi: "Tour nhiều ngày" }, ...shown },
]

const RIDES = [
  { slug: "airport-transfers", name: { en: "Airport transfers", vi: "Xe sân bay" }, ...shown },
  { slug: "city-transfers", name: { en: "City transfers", vi: "Xe trong thành phố" }, ...shown },
  { slug: "intercity-transfers", name: { en: "Intercity transfers", vi: "Xe liên tỉnh" }, ...shown },
]

/** Gives a company that has no category those which its first tour and transfer need. */
export async function createFirstCategories(): Promise<void> {
  await transact((transaction) =>
    withContentLock(transaction, async () => {
      for (const table of [categories, tourCategories, transferCategories]) if (await transaction.$count(table)) return
      await insertEntry(categoryCollection, ROOT, transaction)
      for (const topic of TOPICS) await insertEntry(tourCategoryCollection, topic, transaction)
      for (const ride of RIDES) await insertEntry(transferCategoryCollection, ride, transaction)
    }),
  )
}
