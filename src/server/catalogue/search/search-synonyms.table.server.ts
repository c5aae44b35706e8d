import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"

/** Words and names that mean the same, as staff wrote them: 'Saigon', 'HCMC', 'Thành phố Hồ Chí Minh'. */
export const searchSynonyms = pgTable("search_synonyms", {
  id: uuid().primaryKey().defaultRandom(),
  words: text().array().notNull(),
  version: integer().notNull().default(1),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
})
