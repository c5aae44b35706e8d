import { availableParallelism } from "node:os"
import { DrizzleQueryError } from "drizzle-orm"
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import { migrate } from "drizzle-orm/node-postgres/migrator"
import pg from "pg"
import type { Config } from "#server/config/config.server.ts"
import { combine, subscribeToChanges } from "./change-notifications.server.ts"
import type { Connection, Database } from "./connection.server.ts"
import { migrateOnce, migrationsFolder } from "./migrate.server.ts"

export type { Database }

/** The open database of this process. Set by `openDatabase` before anything is served. */
export let db: Database

let connection: Connection

/** More than the processors can serve only keep each other waiting: two for each, and one that waits for the disk. */
const CONNECTIONS = Math.min(10, 2 * availableParallelism() + 1)
/**
 * The server ends a statement after 5 s, and a transaction that is left alone, with its locks. A connection that has
 * said nothing for 7 s has fallen silent. With `pipeline` pg closes it then; else it would wait for the answer.
 */
const TIMEOUTS = {
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 7_000,
  pipeline: true,
}

const CONNECTION_TIMEOUT_MS = 5_000
/** What fell silent while idle is closed before it is used, or at most this long before its query times out: 10 s in all. */
const IDLE_TIMEOUT_MS = 3_000
const KEEP_ALIVE_AFTER_MS = 5_000

/** What the composition root needs of an opened database. */
export type OpenDatabase = Pick<Connection, "withoutTimeouts" | "subscribe" | "shared" | "close">

/**
 * Opens the database of the configuration, brings it to the newest migration and sets `db`. `timeouts` are for
 * requests: a script that works on whole tables, as a backup does, has none.
 * @throws Error with a sentence for the operator when it is locked, away or refuses
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  { timeouts = true } = {},
): Promise<OpenDatabase> {
  const opened = await connect(config, timeouts)
  try {
    await opened.migrate()
  } catch (error) {
    await opened.close()
    throw error
  }
  connection = opened
  db = opened.db
  return opened
}

/** Runs work in a transaction, which is rolled back when the work fails. */
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
    // To compile a plan takes half a second: longer than any statement that somebody waits for.
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
    await client.connect()
    return work(drizzle(client)).finally(() => client.end())
  }
  let unsubscribe = async () => {}
  return {
    db: drizzle(pool),
    transaction: (work) => transactionOn(pool, work),
    migrate: () => onOwnConnection((own) => migrateOnce(own, () => migrate(own, { migrationsFolder }))),
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

/** Without a listener for its errors a lost connection would end the process. The query that needs it tells of the loss. */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
}

/**
 * Runs a transaction on a connection of the pool. Drizzle's own `transaction` never gives a connection back whose BEGIN
 * failed, and gives one back whose query timed out.
 */
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

/** Whether the server refused a statement, and goes on listening. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === "ERROR"
}
