import { type SQL, sql } from "drizzle-orm"
import { customType } from "drizzle-orm/pg-core"

/** Removed as characters that `translate` has no replacement for. */
const INVISIBLE =
  "\\00AD\\200B\\200C\\200D\\200E\\200F\\202A\\202B\\202C\\202D\\202E\\2060\\2066\\2067\\2068\\2069\\FEFF"

/** Folds a text for search in SQL as `fold` does (lib/text/fold.ts), but keeps punctuation beyond ASCII. */
export const folded = (
  text: SQL,
) => sql`btrim(regexp_replace(lower(regexp_replace(translate(normalize(${text}, NFKD), ${sql.raw(`U&'đĐðÐ${INVISIBLE}'`)}, 'dddd'),
  '[\\u0300-\\u036f]', '', 'g')), '[!-/:-@\\[-\`{-~[:space:]]+', ' ', 'g'))`

/** A text that is compared by its bytes, whatever the database's locale. */
export const sortKeyColumn = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** In the order of `Intl.Collator`, before figures and letters. */
const PUNCTUATION = " _-–—,;:!?.·'\"()[]{}@*/\\&#%`^+<=>|~$"
const literal = (text: string) => `U&'${[...text].map((char) => `\\${codeOf(char)}`).join("")}'`
const codeOf = (char: string) => char.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()

const ranks = new Map([...PUNCTUATION].map((char, nth) => [char, String.fromCharCode(2 + nth)]))
const QUOTES = { "‘": "'", "’": "'", "“": '"', "”": '"' }
for (const [quote, straight] of Object.entries(QUOTES)) ranks.set(quote, ranks.get(straight)!)
const punctuation = literal([...ranks.keys()].join(""))
const lowest = literal([...ranks.values()].join(""))
/** ă, â or ê or ô, ơ or ư: letters of their own. They follow the plain letter, as `{`, `|` and `}` follow `z`. */
const letterMarks = literal("\u0306\u0302\u031B")
/** huyền, hỏi, ngã, sắc, nặng */
const toneMarks = literal("\u0300\u0309\u0303\u0301\u0323")

/**
 * Returns a key that compares by its bytes as `Intl.Collator("vi")` compares the text: letters, then tones. Capitals don't
 * count. PGlite has no Vietnamese collation.
 */
export function vietnameseOrder(text: SQL): SQL {
  const raw = sql.raw
  const plain = sql`translate(normalize(${text}, NFKD), ${raw(punctuation)}, ${raw(lowest)})`
  const spelled = sql`replace(replace(${plain}, 'đ', 'd{'), 'Đ', 'd{')`
  const letters = sql`lower(regexp_replace(translate(${spelled}, ${raw(letterMarks)}, '{|}'), '[\\u0300-\\u036f]', '', 'g'))`
  const tones = sql`regexp_replace(translate(${plain}, ${raw(toneMarks)} || ${raw(letterMarks)}, '12345'), '[^1-5]', '0', 'g')`
  return sql`(${letters} || chr(1) || rtrim(${tones}, '0')) COLLATE "C"`
}
