import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import type pg from "pg"
import type { ChangeListener } from "./change-notifications.server.ts"

type Answer<Row> = { rows: Row[] }

/** What both drivers answer to `execute`. */
interface Rows extends PgQueryResultHKT {
  type: Answer<this["row"]>
}

/** The database, or a transaction of it: every domain function takes either. */
export type Database = Pick<
  PgDatabase<Rows>,
  "select" | "selectDistinct" | "selectDistinctOn" | "insert" | "update" | "delete" | "execute"
>

/** A connection of its own, where a transaction is Drizzle's. */
type UnlimitedDatabase = Pick<PgDatabase<Rows>, keyof Database | "transaction">

/** A database as `openDatabase` finds it, embedded or on a server. */
export type Connection = {
  db: Database
  transaction: <T>(work: (transaction: Database) => Promise<T>) => Promise<T>
  /** Brings the database to the newest migration. */
  migrate: () => Promise<void>
  /** Runs work that may take minutes, such as demo content, on a connection without time limits. */
  withoutTimeouts: <T>(work: (unlimited: UnlimitedDatabase) => Promise<T>) => Promise<T>
  /** Tells listeners of every change of content by any process, until the database is closed. Called once. */
  subscribe: (...listeners: ChangeListener[]) => void
  /** The pool, where other processes may use the same database. */
  shared: pg.Pool | undefined
  close: () => Promise<void>
}
