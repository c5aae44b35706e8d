import { type SQL, sql } from "drizzle-orm"

/** Folds a text for search in SQL as `fold` does (lib/fold.ts), but keeps punctuation beyond ASCII. */
export const folded = (
  text: SQL,
) => sql`btrim(regexp_replace(lower(regexp_replace(translate(normalize(${text}, NFD), 'đĐ', 'dd'),
  '[\\u0300-\\u036f]', '', 'g')), '[!-/:-@\\[-\`{-~[:space:]]+', ' ', 'g'))`
