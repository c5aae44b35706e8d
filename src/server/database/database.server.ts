import { AsyncLocalStorage } from "node:async_hooks"
import { chmodSync, mkdirSync } from "node:fs"
import type { Config } from "#server/config/config.server.ts"
import type { Connection, Database } from "./connection/connection.server.ts"
import { openPostgres } from "./connection/postgres-database.server.ts"

export type { Database }

/** This process's database. Set by `openDatabase` before the first request. */
export let db: Database

let connection: Connection

let isStrict = false
const transactions = new AsyncLocalStorage<true>()

/**
 * Throws in tests if a transaction is open. Another connection beside it is waited for without end on PGlite, which has
 * one, and on PostgreSQL once as many transactions as connections do so.
 */
export function requireNoTransaction(what: string): void {
  if (isStrict && transactions.getStore())
    throw new Error(`${what} inside a transaction: use the transaction, or read before it.`)
}

export type OpenDatabase = Pick<Connection, "migrate" | "withoutTimeouts" | "subscribe" | "shared" | "close">

type DatabaseConfig = Pick<Config, "databaseUrl" | "dataDir"> & Partial<Pick<Config, "databaseDirectUrl">>

/**
 * `migrations`: how many to apply, or none. Default: all.
 * `waitMs`: how long to wait for a server that can't be reached. Default: not at all.
 * `isStrict`: whether cached reads and transactions throw inside a transaction.
 */
export type OpenOptions = { timeouts?: boolean; migrations?: number; waitMs?: number; isStrict?: boolean }

/** Opens the database, migrates it and sets `db`. @throws Error for the operator if that fails */
export async function openDatabase(config: DatabaseConfig, options: OpenOptions = {}): Promise<OpenDatabase> {
  const { migrations } = options
  makePrivate(config.dataDir)
  const opened = await connect(config, options)
  try {
    if (migrations !== 0) await opened.migrate(migrations)
  } catch (error) {
    await opened.close()
    throw error
  }
  connection = opened
  isStrict = options.isStrict ?? false
  db = opened.db
  return opened
}

/** Lets only this user into the data folder. One that belongs to another user stays as it is. */
function makePrivate(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    chmodSync(dataDir, 0o700)
  } catch {
    // A later write to the folder reports the error.
  }
}

export function transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
  requireNoTransaction("A transaction")
  return connection.transaction((opened) => transactions.run(true, () => work(opened)))
}

/** Runs work that may take longer than a request, on a connection of its own. */
export const withoutTimeouts: Connection["withoutTimeouts"] = (work) => connection.withoutTimeouts(work)

async function connect({ databaseUrl, databaseDirectUrl, dataDir }: DatabaseConfig, options: OpenOptions) {
  if (databaseUrl)
    return openPostgres({ url: databaseUrl, directUrl: databaseDirectUrl }, options.timeouts, options.waitMs)
  const { openEmbedded } = await import("./connection/embedded-database.server.ts")
  return openEmbedded(dataDir)
}
