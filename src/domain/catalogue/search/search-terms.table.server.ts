import { sql } from "drizzle-orm"
import { index, pgTable, text } from "drizzle-orm/pg-core"

/**
 * The folded words and names of all content, such as 'lantern' and 'ha long', which triggers collect. Those of deleted
 * content stay. `joined` has no spaces.
 */
export const searchTerms = pgTable(
  "search_terms",
  {
    term: text().primaryKey(),
    joined: text().notNull().generatedAlwaysAs(sql`replace(term, ' ', '')`),
  },
  (table) => [
    index("search_terms_by_joined").on(table.joined),
    index("search_terms_by_likeness").using("gin", table.joined.op("gin_trgm_ops")),
  ],
)
