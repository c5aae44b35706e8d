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
  if (SEPARATOR.test(email)) return sql`position(lower(${email}::text) in lower(${text})) > 0`
  return sql`${addresses} @> array[lower(${email}::text)]`
}

/** Removes keys from a JSON object. */
export function withoutKeys(object: SQLWrapper, keys: string[]): SQL {
  return sql`${object} - ${`{${keys.join()}}`}::text[]`
}
