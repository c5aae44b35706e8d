import { pgTable, text } from "drizzle-orm/pg-core"

/** Parts of the demo that are still to be added, should the first start be interrupted. */
export const unfinishedSeeds = pgTable("unfinished_seeds", { name: text().primaryKey() })
