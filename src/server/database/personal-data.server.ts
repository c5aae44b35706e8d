import { and, count, desc, eq, getTableColumns, inArray, lt, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core"
import type * as z from "zod"
import type { Localized } from "#i18n/localized.ts"
import { storedNumbers } from "#server/phone.server.ts"
import { type Database, db } from "./database.server.ts"

type Name<T extends PgTable> = keyof T["$inferSelect"] & string

/**
 * Whom a request is about: an address and the account that confirmed it, the phone number of guests without one, or the
 * chat name of guests with neither.
 */
export type Contact = { email: string; userId?: string | undefined } | { phone: string } | { chatName: string }
export type Person = Contact & { bookingIds: string[] }

/** What a table is for, in the company's record of personal data. */
export type Purpose = {
  name: Localized
  why: Localized
  /** Until when rows are stored. `guests`: as long as the settings say for guests' data. */
  kept: "guests" | Localized
}

type Columns<T extends PgTable> = {
  table: T
  /** Wanted for tables with columns about people. */
  purpose?: Purpose
  /** Deleted with their row. */
  deleted?: readonly Name<T>[]
  /** The values that replace the person's data when it is erased; the row stays. */
  cleared?: PgUpdateSetSource<T>
  /** Values that replace network addresses, which are also erased after a shorter time. */
  networks?: PgUpdateSetSource<T>
  /** Left out of the export: hashes, and repetitions of what it shows. */
  unexported?: readonly Name<T>[]
  /** The columns that tell nothing of a person, or that the books need of a sale. Ids of staff are among them. */
  others?: string
  /** Finds the rows whose `networks` are old. */
  aged?: Aged
}

type Aged = { key: PgColumn; since: PgColumn; only?: SQL }

/** Each column of a table is named once, except in `unexported`. */
export type ClassifiedTable = Omit<Columns<PgTable>, "cleared" | "networks"> & { cleared?: object; networks?: object }

/** Returns the columns as they are, checked against their table. */
export const classify = <T extends PgTable>(columns: Columns<T>) => columns

type Erasure<Who> = {
  /** As the audit log names the rows: `booking:<id>`. What it holds about them, mails and links are erased too. */
  subject?: string
  /** Erases a person's rows. @returns the ids, or another value for each row */
  erase?: (who: Who, transaction: Database) => Promise<string[]>
  /** Erases some rows that are that many days old. */
  eraseOld?: (days: number, limit: number, transaction: Database) => Promise<string[]>
  /** Counts the rows that `eraseOld` will have erased once it is called with a day after this one, by month. */
  countOld?: (until: string) => Promise<MonthCount[]>
}

/** Rows whose time begins to run in a month: that of the trip, or of the message. `month`: its first day. */
export type MonthCount = { month: string; count: number }

/** Deletes what a slice holds about erased rows of others. With `until`, what it stored until then. */
export type Trace = (
  erased: { subject: string; ids: string[]; until?: Date },
  transaction: Database,
) => Promise<unknown>

/** By the name under which the answer has their number. */
export type Erasures<Who> = Record<string, Erasure<Who>>

/** The personal data of a slice. */
export type PersonalData = {
  /** All its tables, also those that tell nothing of a person. */
  tables?: readonly ClassifiedTable[]
  /** The data of a person's export, by name. */
  exports?: Record<string, { shape: z.ZodType; find: (person: Person) => Promise<unknown> }>
  /** Data that belongs to a person's bookings. */
  withBookings?: Erasures<Person>
  /** Data that belongs to an address, or to a number or chat name alone. It is erased after the mails to the address. */
  withContact?: Erasures<Contact>
  traces?: readonly Trace[]
  /** Finds the phone numbers of a person with an address, who may also have written with one of them alone. */
  numbers?: readonly ((person: Contact, transaction: Database) => Promise<(string | null)[]>)[]
  /** Finds ids of rows that stored answers to repeated requests may hold. */
  answered?: readonly ((person: Person, transaction: Database) => Promise<string[]>)[]
}

/** Puts together what slices store of people. */
export function joinPersonalData(all: readonly (PersonalData | undefined)[]): Required<PersonalData> {
  const join = <K extends "exports" | "withBookings" | "withContact">(part: K): Required<PersonalData>[K] =>
    Object.assign({}, ...all.map((data) => data?.[part]))
  return {
    tables: all.flatMap((data) => data?.tables ?? []),
    exports: join("exports"),
    withBookings: join("withBookings"),
    withContact: join("withContact"),
    traces: all.flatMap((data) => data?.traces ?? []),
    numbers: all.flatMap((data) => data?.numbers ?? []),
    answered: all.flatMap((data) => data?.answered ?? []),
  }
}

/** Matches rows of the person's address, and none for guests without one. */
const isOf = (column: PgColumn, person: Person) => sql`${column} = ${"email" in person ? person.email : null}::text`

/** Matches rows without an address that hold this phone number, with or without its country. */
export function isOfNumber(columns: Record<"email" | "phone" | "phoneE164", PgColumn>, number: string): SQL {
  const stored = sql`coalesce(${columns.phoneE164}, ${columns.phone})`
  return sql`${columns.email} = '' and ${inArray(stored, storedNumbers(number))}`
}

type Rows<T extends PgTable, E extends Name<T>> = Columns<T> & {
  email: PgColumn
  /** When the row was stored. */
  since: PgColumn
  /** Shown in the person's export as they are. */
  exported: readonly E[]
  shape: z.ZodType
  /** Whether a person has one row at most, which the export shows without a list. */
  single?: true
  /** Locks what deleting the rows changes, where others lock that first. */
  lockFirst?: (email: string, transaction: Database) => Promise<unknown>
}

/** Describes a table whose rows belong to the person whose address they hold: exported and erased under `name`. */
export function personalRows<T extends PgTable, E extends Name<T>>(name: string, described: Rows<T, E>): PersonalData {
  const { table, email, since: newest, exported, shape, single, lockFirst, ...columns } = described
  const find = async (person: Person) => {
    const rows = await exportRows(table, exported, isOf(email, person), newest)
    return single ? (rows[0] ?? null) : rows
  }
  const erase = async (who: Contact, transaction: Database) => {
    if (!("email" in who)) return []
    await lockFirst?.(who.email, transaction)
    const deleted = await transaction.delete(table).where(eq(email, who.email)).returning({ email })
    return deleted.map(() => who.email)
  }
  const aged = { key: email, since: newest }
  return {
    tables: [{ table, aged, ...columns }],
    exports: { [name]: { shape, find } },
    withContact: { [name]: { erase } },
  }
}

type Exported<T extends PgTable, E extends Name<T>> = {
  [K in E]: Date extends T["$inferSelect"][K] ? string : T["$inferSelect"][K]
}

/** Returns some columns of rows, the newest first. */
export async function exportRows<T extends PgTable, E extends Name<T>>(
  table: T,
  exported: readonly E[],
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

type Batch = { days: number; limit: number }

/** Returns some of the rows that are older than that many days. */
export function olderRows(table: PgTable, { key, since, only }: Aged, { days, limit }: Batch, transaction: Database) {
  const isOlder = lt(since, sql`now() - make_interval(days => ${days})`)
  return transaction.select({ key }).from(table).where(and(isOlder, only)).limit(limit)
}

/** Counts rows by the month of a date or moment in Hanoi. */
export async function countByMonth(table: PgTable, date: PgColumn, condition: SQL | undefined): Promise<MonthCount[]> {
  const inHanoi = date.getSQLType() === "date" ? sql`${date}` : sql`${date} at time zone 'Asia/Ho_Chi_Minh'`
  const month = sql<string>`date_trunc('month', ${inHanoi})::date::text`
  const rows = count().mapWith(Number)
  return db.select({ month, count: rows }).from(table).where(condition).groupBy(sql`1`).orderBy(sql`1`)
}

/** Removes where some of the older requests came from. @returns how many */
export async function forgetNetworks(
  { table, networks = {}, aged }: ClassifiedTable & { aged: Aged },
  batch: Batch,
  transaction: Database,
): Promise<number> {
  const columns = getTableColumns(table)
  const isKnown = or(
    ...Object.entries(networks).map(([name, value]) => sql`${columns[name]} is distinct from ${value}`),
  )
  const known = olderRows(table, { ...aged, only: and(aged.only, isKnown)! }, batch, transaction)
  const changed = transaction.update(table).set(networks)
  return (await changed.where(inArray(aged.key, known)).returning({ key: aged.key })).length
}
