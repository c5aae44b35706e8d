import { eq, type SQL } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import type { $ZodType } from "zod/v4/core"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import { type Actor, audit } from "#server/database/audit-log.server.ts"
import { clearCache } from "#server/database/cache.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { type Messages, parse } from "#server/http/validation.server.ts"
import { findById } from "./catalogue-reads.server.ts"

type Stored = { _id: string; version: number }

/** Small rows without pages of their own that staff edit, such as holidays. */
export type StaffRows<Entry extends object, Row extends Stored> = {
  /** The name in the audit log: 'holiday'. */
  kind: string
  /** The name in messages: 'Holiday'. */
  name: string
  table: PgTable & Record<"id", AnyPgColumn>
  /** What staff send, and the whole entry. */
  creation: $ZodType<object>
  change: $ZodType<{ version?: number | undefined }>
  entry: $ZodType<Entry>
  defaults: Partial<Entry>
  messages: Messages
  present: (row: never) => Row
  /**
   * Checks the rows that sent fields name, and locks what comes before the own row in the order of locks. A new row has
   * no id. @throws invalid
   */
  check?: (sent: Partial<Entry>, id: string | undefined, transaction: Database) => Promise<void>
  /** Returns the columns that follow from an entry. */
  computed?: (entry: Entry) => object
  /** Changes what repeats a row elsewhere. */
  follow?: (after: Row, before: Row, transaction: Database) => Promise<void>
}

/** Adds a row. Without a user it is not audited. @throws invalid */
export async function createRow<Entry extends object, Row extends Stored>(
  of: StaffRows<Entry, Row>,
  sent: object,
  user?: Actor,
  openTransaction?: Database,
): Promise<Row> {
  const entry = parse(of.entry, { ...of.defaults, ...sent }, of.messages)
  return writing(async (transaction) => {
    await of.check?.(entry, undefined, transaction)
    const [row] = await transaction.insert(of.table).values(valuesOf(of, entry)).returning()
    const made = of.present(row as never)
    if (user)
      await audit({ actor: user._id, action: "create", subject: `${of.kind}:${made._id}`, after: made }, transaction)
    return made
  }, openTransaction)
}

const valuesOf = <Entry extends object, Row extends Stored>({ computed }: StaffRows<Entry, Row>, entry: Entry) => ({
  ...entry,
  ...computed?.(entry),
})

/** Changes the sent fields of a row. @throws notFound, invalid; conflict VERSION_CONFLICT */
export function changeRow<Entry extends object, Row extends Stored>(
  of: StaffRows<Entry, Row>,
  id: string,
  { version, ...sent }: { version?: number | undefined },
  user: Actor,
): Promise<Row> {
  const subject = `${of.kind}:${id}`
  return writing(async (transaction) => {
    await of.check?.(sent, id, transaction)
    const before = await lockRow(of, id, transaction)
    await checkStaffVersion({ subject }, before, version, sent, transaction)
    const { _id, version: _, ...present } = before
    const entry = parse(of.entry, { ...present, ...sent }, of.messages)
    const next = { ...valuesOf(of, entry), version: before.version + 1, updatedAt: new Date() }
    const [row] = await transaction.update(of.table).set(next).where(eq(of.table.id, id)).returning()
    const after = of.present(row as never)
    await of.follow?.(after, before, transaction)
    await audit({ actor: user._id, action: "update", subject, before, after }, transaction)
    return after
  })
}

/** Deletes a row. @throws notFound */
export function removeRow<Entry extends object, Row extends Stored>(
  of: StaffRows<Entry, Row>,
  id: string,
  user: Actor,
): Promise<void> {
  return writing(async (transaction) => {
    const before = await lockRow(of, id, transaction)
    await transaction.delete(of.table).where(eq(of.table.id, id))
    await audit({ actor: user._id, action: "delete", subject: `${of.kind}:${id}`, before }, transaction)
  })
}

async function lockRow<Entry extends object, Row extends Stored>(
  of: StaffRows<Entry, Row>,
  id: string,
  transaction: Database,
): Promise<Row> {
  const lock = (condition: SQL) => transaction.select().from(of.table).where(condition).for("update")
  return of.present((await findById(of, id, async (condition) => (await lock(condition))[0])) as never)
}

async function writing<T>(write: (transaction: Database) => Promise<T>, openTransaction?: Database): Promise<T> {
  try {
    return await transact(write, openTransaction)
  } finally {
    clearCache()
  }
}
