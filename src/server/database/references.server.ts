import { eq, exists, is, or, type SQL, sql } from "drizzle-orm"
import { type AnyPgColumn, PgArray, type PgTable } from "drizzle-orm/pg-core"
import { createHook } from "#server/hook.server.ts"
import { type Database, db } from "./database.server.ts"

/** A column of ids of `to`, or of arrays of them. A row that it names must not be deleted. */
export type Reference = { from: AnyPgColumn; to: PgTable }

export const references = createHook<Reference>("references")

/** Returns the condition that a row is named by a registered reference. `id` may be a column of an outer query. */
export function isReferenced(table: PgTable, id: string | AnyPgColumn): SQL {
  const conditions = references
    .all()
    .filter(({ to }) => to === table)
    .map(({ from }) => exists(db.select({ one: sql`1` }).from(from.table).where(names(from, id))))
  return or(...conditions) ?? sql`false`
}

const names = (column: AnyPgColumn, id: string | AnyPgColumn): SQL =>
  is(column, PgArray) ? sql`${id} = any(${column})` : eq(column, id)

/** Returns whether a registered reference names a row. */
export async function hasReferences(table: PgTable, id: string, database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ found: boolean }>(sql`select ${isReferenced(table, id)} as found`)
  return rows[0]!.found
}
