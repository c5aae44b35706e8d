import { type SQL, type SQLWrapper, sql } from "drizzle-orm"

/** What `addresses_in` (migrations/0011_personal_data.sql) takes for the end of an address, though some have it inside. */
const SEPARATOR = /[\s<>()[\]:;,\\"/?&=]|^\.|\.$/

type Searched = {
  /** An indexed expression of `addresses_in`, which reads `an@mail.example`, but not in `lan@mail.example`. */
  addresses: SQL
  /** What it reads. */
  text: SQL
}

/** Matches rows that name an email address. Few addresses are odd, and these are searched for without the index. */
export function namesAddress({ addresses, text }: Searched, email: string): SQL {
  if (SEPARATOR.test(email)) return sql`lower(${text}) ~ ${wholeAddress(email.toLowerCase())}`
  return sql`${addresses} @> array[lower(${email}::text)]`
}

/** A pattern of PostgreSQL for an address that is not a part of a longer one. A new line is written as `\n` in JSON. */
function wholeAddress(email: string): string {
  const outside = String.raw`[\s@<>()\[\]:;,"\\]`
  const literal = email.replace(/[^\p{L}\p{N}@_]/gu, String.raw`\$&`)
  return String.raw`(^|${outside}|\\[nrt])${literal}($|${outside}|[.?&/])`
}

/** Removes keys from a JSON object. */
export function withoutKeys(object: SQLWrapper, keys: string[]): SQL {
  return sql`${object} - ${`{${keys.join()}}`}::text[]`
}
