import { type SQL, type SQLWrapper, sql } from "drizzle-orm"

/**
 * Matches rows whose `addresses` include an email address. `addresses` is an indexed expression of `addresses_in`
 * (migrations/0011_personal_data.sql), which reads `an@mail.example`, but not in `lan@mail.example`.
 */
export function namesAddress(addresses: SQL, email: string): SQL {
  return sql`${addresses} @> addresses_in(${email}::text)`
}

/** Removes keys from a JSON object. */
export function withoutKeys(object: SQLWrapper, keys: string[]): SQL {
  return sql`${object} - ${`{${keys.join()}}`}::text[]`
}
