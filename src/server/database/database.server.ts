import { chmodSync, mkdirSync } from "node:fs"
import { availableParallelism } from "node:os"
import { DrizzleQueryError } from "drizzle-orm"
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import { migrate } from "drizzle-orm/node-postgres/migrator"
import pg from "pg"
import type { Config } from "#server/config/config.server.ts"
import { combine, subscribeToChanges } from "./change-notifications.server.ts"
import type { Connection, Database } from "./connection.server.ts"
import { migrateOnce } from "./migrate.server.ts"

export type { Database }

/** This process's database. Set by `openDatabase` before the first request. */
export let db: Database

let connection: Connection

const CONNECTIONS = Math.min(10, 2 * availableParallelism() + 1)
/** `query_timeout` covers a silent server. `pipeline` makes pg close the connection on that timeout. */
const TIMEOUTS = {
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 7_000,
  pipeline: true,
}

const CONNECTION_TIMEOUT_MS = 5_000
/** Closes silent idle connections early, so that a request fails within 10 s at most. */
const IDLE_TIMEOUT_MS = 3_000
const KEEP_ALIVE_AFTER_MS = 5_000

export type OpenDatabase = Pick<Connection, "migrate" | "withoutTimeouts" | "subscribe" | "shared" | "close">

/**
 * Opens the database, migrates it and sets `db`. `migrations`: how many of them, or none. Default: all.
 * @throws Error for the operator if that fails
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  { timeouts = true, migrations }: { timeouts?: boolean; migrations?: number } = {},
): Promise<OpenDatabase> {
  makePrivate(config.dataDir)
  const opened = await connect(config, timeouts)
  try {
    if (migrations !== 0) await opened.migrate(migrations)
  } catch (error) {
    await opened.close()
    throw error
  }
  connection = opened
  db = opened.db
  return opened
}

/** Lets only this user into the data folder. One that belongs to another user stays as it is. */
function makePrivate(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    chmodSync(dataDir, 0o700)
  } catch {
    // Whoever writes there reports what is wrong.
  }
}

export function transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
  return connection.transaction(work)
}

async function connect({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">, timeouts: boolean) {
  if (databaseUrl) return connectPostgres(databaseUrl, timeouts)
  const { openEmbedded } = await import("./embedded-database.server.ts")
  return openEmbedded(dataDir)
}

function connectPostgres(connectionString: string, timeouts: boolean): Connection {
  const options = {
    connectionString,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    // Compiling a plan takes longer than any of our statements.
    options: "-c jit=off",
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  }
  const pool = new pg.Pool({
    ...options,
    max: CONNECTIONS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    ...(timeouts && TIMEOUTS),
  })
  surviveLostConnections(pool)
  const onOwnConnection = async <T>(work: (database: NodePgDatabase) => Promise<T>) => {
    const client = new pg.Client(options)
    client.on("error", () => {})
    await client.connect()
    return work(drizzle(client)).finally(() => client.end())
  }
  let unsubscribe = async () => {}
  return {
    db: drizzle(pool),
    transaction: (work) => transactionOn(pool, work),
    migrate: (upTo) =>
      onOwnConnection((own) => migrateOnce(own, (migrationsFolder) => migrate(own, { migrationsFolder }), upTo)),
    withoutTimeouts: onOwnConnection,
    subscribe: (...listeners) => {
      unsubscribe = subscribeToChanges(connectionString, combine(listeners))
    },
    shared: pool,
    close: async () => {
      await unsubscribe()
      await pool.end()
    },
  }
}

/** Keeps a lost connection from ending the process. The next query reports the loss. */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
}

/** Runs a transaction. Drizzle's own leaks the connection if BEGIN fails, and reuses it after a query timeout. */
async function transactionOn<T>(pool: pg.Pool, work: (transaction: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  try {
    return await drizzle(client).transaction(work)
  } catch (error) {
    isBroken = error instanceof DrizzleQueryError && !isRefusal(error.cause)
    throw error
  } finally {
    client.release(isBroken)
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === "ERROR"
}
