import { type SQL, sql } from "drizzle-orm"

/** Removed as characters that `translate` has no replacement for. */
const INVISIBLE =
  "\\00AD\\200B\\200C\\200D\\200E\\200F\\202A\\202B\\202C\\202D\\202E\\2060\\2066\\2067\\2068\\2069\\FEFF"

/** Folds a text for search in SQL as `fold` does (lib/text/fold.ts), but keeps punctuation beyond ASCII. */
export const folded = (
  text: SQL,
) => sql`btrim(regexp_replace(lower(regexp_replace(translate(normalize(${text}, NFKD), ${sql.raw(`U&'đĐðÐ${INVISIBLE}'`)}, 'dddd'),
  '[\\u0300-\\u036f]', '', 'g')), '[!-/:-@\\[-\`{-~[:space:]]+', ' ', 'g'))`
