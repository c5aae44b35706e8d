import { sql } from "drizzle-orm"
import { customType, text } from "drizzle-orm/pg-core"
import { folded } from "#server/database/sql-text.server.ts"

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" })

const title = folded(sql`coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'vi', '')`)

/** The folded names of the categories of a row, separated by ' | '. A trigger writes them. */
export const categoryNamesColumn = () => text("search_categories").notNull().default("")

/** The words by which a row is named, weighted: A its title, B its places and other names, C its categories. */
export const namesColumn = ({ withCategories }: { withCategories: boolean }) => {
  const names = sql`setweight(to_tsvector('simple', ${title}), 'A') || setweight(to_tsvector('simple', search_title), 'B')`
  const categories = sql` || setweight(to_tsvector('simple', search_categories), 'C')`
  return tsvector("search_names")
    .notNull()
    .generatedAlwaysAs(withCategories ? sql`${names}${categories}` : names)
}

/** All words of a row, with its texts, and where they stand. */
export const wordsColumn = () =>
  tsvector("search_words").notNull().generatedAlwaysAs(sql`to_tsvector('simple', search_text)`)
