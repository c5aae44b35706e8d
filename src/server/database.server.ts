import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import pg from "pg"
import { surviveBrokenConnections } from "./broken-connections.server.ts"
import type { Config } from "./config.server.ts"
import { followPostgres, LISTEN, type Listener, together } from "./content-news.server.ts"
import { lockDataDir } from "./data-lock.server.ts"
import { migrate } from "./migrate.server.ts"
import { PgliteWire } from "./pglite-wire.server.ts"
import { PreparingClient } from "./preparing-client.server.ts"

/** The database, or a transaction of it: every domain function takes either. */
export type Database = Pick<
  NodePgDatabase,
  "select" | "selectDistinctOn" | "insert" | "update" | "delete" | "execute" | "transaction"
>

/** The open database of this process. Set by `openDatabase` before anything is served. */
export let db: NodePgDatabase & { $client: pg.Pool }

const STATEMENT_TIMEOUT_MS = 5_000
const CONNECTION_TIMEOUT_MS = 5_000

/**
 * What the composition root needs of an opened database: a way to close it, and one to be told of every change of
 * content, by whatever process (migration 0009). It is asked for once, and ends with the database.
 */
export type OpenDatabase = {
  close: () => Promise<void>
  follow: (...listeners: Listener[]) => void
  /** Set where other processes may be on the same database: its connections. */
  shared: pg.Pool | undefined
}

/**
 * Opens the database of the configuration, brings it to the newest migration and sets `db`.
 * @throws Error with a sentence for the operator when it is locked, away or refuses
 */
export async function openDatabase(config: Pick<Config, "databaseUrl" | "dataDir">): Promise<OpenDatabase> {
  const opened = config.databaseUrl ? connectPostgres(config.databaseUrl) : await openEmbedded(config.dataDir)
  try {
    await migrate(opened.pool)
  } catch (error) {
    await opened.close()
    throw error
  }
  db = drizzle(opened.pool)
  return opened
}

function connectPostgres(connectionString: string) {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  })
  surviveBrokenConnections(pool)
  let unfollow = async () => {}
  const follow = (...listeners: Listener[]) => {
    unfollow = followPostgres(connectionString, together(listeners))
  }
  const close = async () => {
    await unfollow()
    await pool.end()
  }
  return { pool, shared: pool, close, follow }
}

async function openEmbedded(dataDir: string) {
  const unlock = lockDataDir(dataDir)
  const folder = join(dataDir, "database")
  mkdirSync(folder, { recursive: true })
  const database = await PGlite.create({
    dataDir: folder,
    extensions: { pg_trgm },
    // PGlite starts with fsync off (-F); bookings must survive a power cut.
    // Its 128 MB of buffers would double what the operating system caches already.
    startParams: [...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"), "-c", "shared_buffers=32MB"],
  })
  // Nobody else writes: what there is to hear comes with the answers to our own queries.
  let listener: Listener | undefined
  const pool = new pg.Pool({
    Client: PreparingClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    stream: () => new PgliteWire(database) as never,
    onConnect: async (client) => {
      client.on("notification", ({ payload = "" }) => listener?.changed(payload))
      await client.query(LISTEN)
      listener?.hears()
    },
  })
  pool.on("remove", () => listener?.lost())
  const follow = (...listeners: Listener[]) => {
    listener = together(listeners)
    listener.hears()
  }
  const close = async () => {
    await pool.end()
    await database.close()
    unlock()
  }
  return { pool, shared: undefined, close, follow }
}

const MAX_KEPT = 300

type Preparable<Prepared> = { prepare: (name: string) => Prepared }
let statements = { of: undefined as unknown, known: new Map<string, unknown>() }

/**
 * A query whose text is built once for each name; `sql.placeholder` stands where its values go. For what runs with
 * every page: building the text costs as much as running it. Beyond the first 300 names they are built each time.
 */
export function statement<Prepared>(name: string, build: () => Preparable<Prepared>): Prepared {
  if (statements.of !== db) statements = { of: db, known: new Map() }
  const known = statements.known.get(name) as Prepared | undefined
  if (known) return known
  if (statements.known.size >= MAX_KEPT) return build().prepare("")
  const prepared = build().prepare(`named_${statements.known.size}`)
  statements.known.set(name, prepared)
  return prepared
}
