import { type SQL, sql } from "drizzle-orm"

/** Folds text like `lib/fold.ts`, for generated columns that searches read. */
export const folded = (
  text: SQL,
) => sql`btrim(regexp_replace(lower(regexp_replace(translate(normalize(${text}, NFD), 'đĐ', 'dd'),
  '[\\u0300-\\u036f]', '', 'g')), '[!-/:-@\\[-\`{-~[:space:]]+', ' ', 'g'))`
