import { and, desc, eq, getTableColumns, inArray, lt, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core"
import type * as z from "zod"
import { type Database, db } from "./database.server.ts"

type Name<T extends PgTable> = keyof T["$inferSelect"] & string

export type Personal<T extends PgTable, Exported extends Name<T>> = {
  table: T
  /** Deleted with their row. */
  deleted?: readonly Name<T>[]
  /** The values that replace the person's data when it is erased; the row stays. */
  cleared?: PgUpdateSetSource<T>
  /** Values that replace network addresses, which are also erased after a shorter time. */
  networks?: PgUpdateSetSource<T>
  /** Shown in the person's export as they are. Other tables are shown as the API presents them. */
  exported?: readonly Exported[]
  /** Left out of the export: hashes, and repetitions of what it shows. */
  unexported?: readonly Name<T>[]
}

export const personal = <T extends PgTable, Exported extends Name<T> = never>(columns: Personal<T, Exported>) => columns

/** A table whose rows belong to the person whose address they hold: it is exported and erased with that person. */
export type PersonalRows = {
  table: PgTable
  email: PgColumn
  /** When the row was stored. */
  since: PgColumn
  deleted: readonly string[]
  networks?: object
  unexported?: readonly string[]
  /** Columns that tell nothing of a person. */
  others: readonly string[]
  /** What the person's export shows of them. */
  shape: z.ZodType
  find: (email: string) => Promise<unknown>
}

type Described<T extends PgTable, E extends Name<T>> = Omit<Personal<T, E>, "deleted" | "cleared"> & {
  deleted: readonly Name<T>[]
  others: readonly Name<T>[]
  email: PgColumn
  since: PgColumn
  shape: z.ZodType
  /** Whether a person has one row at most, which the export shows without a list. */
  single?: true
}

export function personalRows<T extends PgTable, E extends Name<T>>(described: Described<T, E>): PersonalRows {
  const find = async (email: string) => {
    const rows = await exportRows(described, eq(described.email, email), described.since)
    return described.single ? (rows[0] ?? null) : rows
  }
  return { ...described, find }
}

/** Deletes a person's rows. @returns how many */
export async function deleteRowsOf(email: string, rows: PersonalRows, transaction: Database): Promise<number> {
  const deleted = transaction.delete(rows.table).where(eq(rows.email, email))
  return (await deleted.returning({ email: rows.email })).length
}

type Exported<T extends PgTable, E extends Name<T>> = {
  [K in E]: Date extends T["$inferSelect"][K] ? string : T["$inferSelect"][K]
}

/** Returns the exported columns of rows, the newest first. */
export async function exportRows<T extends PgTable, E extends Name<T>>(
  { table, exported = [] }: Pick<Personal<T, E>, "table" | "exported">,
  condition: SQL | undefined,
  newest: PgColumn,
): Promise<Exported<T, E>[]> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const shown = Object.fromEntries(exported.map((name) => [name, columns[name]!]))
  const rows = await db
    .select(shown)
    .from(table as PgTable)
    .where(condition)
    .orderBy(desc(newest))
  const text = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, text(value)]))) as never
}

type Aged = { key: PgColumn; since: PgColumn; days: number; limit: number; only?: SQL }

const isOlder = ({ since, days }: Aged) => lt(since, sql`now() - make_interval(days => ${days})`)

/** Returns some of the rows that are older than that many days. */
export function olderRows(table: PgTable, aged: Aged, transaction: Database) {
  return transaction
    .select({ key: aged.key })
    .from(table)
    .where(and(isOlder(aged), aged.only))
    .limit(aged.limit)
}

/** Removes where some of the older requests came from. @returns how many */
export async function forgetNetworks(
  { table, networks = {} }: { table: PgTable; networks?: object },
  aged: Aged,
  transaction: Database,
): Promise<number> {
  const columns = getTableColumns(table)
  const isKnown = or(
    ...Object.entries(networks).map(([name, value]) => sql`${columns[name]} is distinct from ${value}`),
  )
  const known = olderRows(table, { ...aged, only: and(aged.only, isKnown)! }, transaction)
  const changed = transaction.update(table).set(networks)
  return (await changed.where(inArray(aged.key, known)).returning({ key: aged.key })).length
}
