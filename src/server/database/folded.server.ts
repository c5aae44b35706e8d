import { type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"

/** Folds a text for search in SQL, as `fold` does (lib/fold.ts). */
export const folded = (
  text: SQL,
) => sql`btrim(regexp_replace(lower(regexp_replace(translate(normalize(${text}, NFD), 'đĐ', 'dd'),
  '[\\u0300-\\u036f]', '', 'g')), '[!-/:-@\\[-\`{-~[:space:]]+', ' ', 'g'))`

/** The words of a folded text. `beginsWords` needs an index on it (lists.server.ts). */
export const searchWords = (column: AnyPgColumn) => sql`to_tsvector('simple', ${column})`
