import { availableParallelism } from "node:os"
import { DrizzleQueryError, sql } from "drizzle-orm"
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import { migrate } from "drizzle-orm/node-postgres/migrator"
import pg from "pg"
import { combine, subscribeToChanges } from "#server/database/change-notifications.server.ts"
import { migrateOnce } from "#server/database/migrate.server.ts"
import { connectAtStart } from "./connect-at-start.server.ts"
import type { Connection, Database } from "./connection.server.ts"
import {
  checkOptions,
  checkPooled,
  checkSameDatabase,
  LIMITED,
  type Settings,
  setForRole,
  startupOptions,
  UNLIMITED,
} from "./session-settings.server.ts"

const CONNECTIONS = Math.min(10, 2 * availableParallelism() + 1)
/** Covers a silent server. */
const QUERY_TIMEOUT_MS = 7_000

/** Closes silent idle connections early, so that a request fails within 10 s at most. */
const IDLE_TIMEOUT_MS = 3_000
const NETWORK = { connectionTimeoutMillis: 5_000, keepAlive: true, keepAliveInitialDelayMillis: 5_000 }

/** With a `directUrl`, `url` leads through a pooler, which has no sessions: those are opened at `directUrl`. */
type Urls = { url: string; directUrl: string | undefined }

const optionsOf = (connectionString: string, settings?: Settings): pg.ClientConfig => ({
  ...NETWORK,
  connectionString,
  ...(settings && { options: startupOptions(settings) }),
})

/**
 * Opens a database on a server. Without `timeouts`, statements may take any time, as for backups.
 * @throws Error for the operator if the server can't be reached within `waitMs`, refuses us or sets no time limits
 */
export async function openPostgres(urls: Urls, timeouts = true, waitMs = 0): Promise<Connection> {
  const { url, directUrl } = urls
  await (directUrl ? checkPooler(url, directUrl, waitMs) : checkServer(url, waitMs))
  const direct = optionsOf(directUrl ?? url, UNLIMITED)
  const limited = { ...optionsOf(url, directUrl ? undefined : LIMITED), query_timeout: QUERY_TIMEOUT_MS }
  const pool = new pg.Pool({ ...(timeouts ? limited : direct), max: CONNECTIONS, idleTimeoutMillis: IDLE_TIMEOUT_MS })
  surviveLostConnections(pool)
  const onOwnConnection = async <T>(work: (database: NodePgDatabase) => Promise<T>) => {
    const client = new pg.Client(direct)
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
      const notify = (channel: string, payload: string) => pool.query("select pg_notify($1, $2)", [channel, payload])
      unsubscribe = subscribeToChanges(directUrl ?? url, notify, combine(listeners))
    },
    shared: pool,
    close: async () => {
      await unsubscribe()
      await pool.end()
    },
  }
}

async function checkServer(url: string, waitMs: number): Promise<void> {
  // A pooler that ignores options may have the one or the other by chance.
  for (const settings of [LIMITED, UNLIMITED])
    await connectAtStart("DATABASE_URL", optionsOf(url, settings), waitMs, (own) => checkOptions(own, settings))
}

function checkPooler(url: string, directUrl: string, waitMs: number): Promise<void> {
  return connectAtStart("DATABASE_DIRECT_URL", optionsOf(directUrl), waitMs, async (own) => {
    await setForRole(own)
    await connectAtStart("DATABASE_URL", optionsOf(url), waitMs, async (pooled) => {
      await checkSameDatabase(own, pooled)
      await checkPooled(pooled)
    })
  })
}

/** Keeps a lost connection from ending the process. The next query reports the loss. */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
}

/** Runs a transaction. Drizzle's own leaks the connection if BEGIN fails, and waits for ROLLBACK on a silent one. */
async function transactionOn<T>(pool: pg.Pool, work: (transaction: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const database = drizzle(client)
  let isBroken = true
  try {
    await database.execute(sql`begin`)
    const result = await work(database)
    await database.execute(sql`commit`)
    isBroken = false
    return result
  } catch (error) {
    if (!(error instanceof DrizzleQueryError) || isRefusal(error.cause)) isBroken = await failsToRollBack(database)
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** Never throws, so that the caller learns why the transaction failed. */
function failsToRollBack(database: Database): Promise<boolean> {
  return database.execute(sql`rollback`).then(
    () => false,
    () => true,
  )
}

function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === "ERROR"
}
