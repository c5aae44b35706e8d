import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import type pg from "pg"
import type { ChangeListener } from "#server/database/change-notifications.server.ts"

type Answer<Row> = { rows: Row[] }

interface Rows extends PgQueryResultHKT {
  type: Answer<this["row"]>
}

export type Database = Pick<
  PgDatabase<Rows>,
  "select" | "selectDistinct" | "selectDistinctOn" | "$count" | "insert" | "update" | "delete" | "execute"
>

type UnlimitedDatabase = Pick<PgDatabase<Rows>, keyof Database | "transaction">

export type Connection = {
  db: Database
  transaction: <T>(work: (transaction: Database) => Promise<T>) => Promise<T>
  /** With `upTo`, only the first migrations. */
  migrate: (upTo?: number) => Promise<void>
  /** Runs work that may take minutes, such as demo content, on its own connection without timeouts. */
  withoutTimeouts: <T>(work: (unlimited: UnlimitedDatabase) => Promise<T>) => Promise<T>
  /** Subscribes listeners to content changes by any process, until `close`. Call it once. */
  subscribe: (...listeners: ChangeListener[]) => void
  /** The pool, if other processes may use the same database. */
  shared: pg.Pool | undefined
  close: () => Promise<void>
}
