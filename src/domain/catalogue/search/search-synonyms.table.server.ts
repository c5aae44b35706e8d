import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#server/database/columns.server.ts"

/** Words and names that mean the same, as staff wrote them: 'Saigon', 'HCMC', 'Thành phố Hồ Chí Minh'. */
export const searchSynonyms = pgTable("search_synonyms", {
  id: uuid().primaryKey().defaultRandom(),
  words: text().array().notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant("updated_at").notNull().defaultNow(),
})
