import { mkdirSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { getTableColumns, getTableName, sql } from "drizzle-orm"
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import type { PgTable } from "drizzle-orm/pg-core"
import type pg from "pg"
import type { Config } from "./config.server.ts"
import { followPostgres, LISTEN, type Listener, together } from "./content-news.server.ts"
import { lockDataDir } from "./data-lock.server.ts"
import { migrate } from "./migrate.server.ts"
import { PgliteWire } from "./pglite-wire.server.ts"
import { PreparingClient } from "./preparing-client.server.ts"
import { SharingPool } from "./sharing-pool.server.ts"

/** The database, or a transaction of it: every domain function takes either. */
export type Database = Pick<
  NodePgDatabase,
  "select" | "selectDistinctOn" | "insert" | "update" | "delete" | "execute" | "transaction"
>

/** The open database of this process. Set by `openDatabase` before anything is served. */
export let db: NodePgDatabase & { $client: pg.Pool }

/** More than the processors can serve only keep each other waiting: two for each, and one that waits for the disk. */
const CONNECTIONS = Math.min(10, 2 * availableParallelism() + 1)
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
  const pool = new SharingPool({
    Client: PreparingClient,
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // To compile a plan takes half a second: longer than any statement that somebody waits for.
    options: "-c jit=off",
    keepAlive: true,
  })
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
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
  ])
  const database = await PGlite.create({
    dataDir: folder,
    extensions: { pg_trgm },
    // PGlite starts with fsync off (-F); bookings must survive a power cut.
    // Its 128 MB of buffers would double what the operating system caches already.
    startParams: [...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"), "-c", "shared_buffers=32MB"],
  })
  // Nobody else writes: what there is to hear comes with the answers to our own queries.
  let listener: Listener | undefined
  const pool = new SharingPool({
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

/** Where a value goes when a statement runs. */
export const gap = (name: string) => sql.placeholder(name)

/**
 * The same for a `limit` or `offset` that the planner is not to foresee. Of one that it sees it thinks a plan for that very
 * number is worth its price, and plans each time anew: of a short list that takes longer than reading it. Drizzle writes
 * there whatever SQL it is given; its types know numbers and gaps alone.
 */
export const unforeseen = (name: string) => sql`(select ${gap(name)}::int)` as unknown as ReturnType<typeof gap>

/**
 * A query whose text is built once for each name, with a `gap` where each value goes. For what runs with every page or
 * booking: building the text costs as much as running it. `database` says who runs it, where that is a transaction.
 * Beyond the first 300 names they are built each time.
 */
export function statement<Prepared extends object>(
  name: string,
  build: () => Preparable<Prepared>,
  database: Database = db,
): Prepared {
  const prepared = known(name, () => build().prepare(prepareName()))
  return database === db ? prepared : runBy(database, prepared)
}

/** The same, but planned for the values at hand: where rare ones are to be looked up and common ones met soon enough. */
export function statementByValues<Prepared extends object>(name: string, build: () => Preparable<Prepared>): Prepared {
  return known(`${name} by values`, () => build().prepare(UNNAMED))
}

/**
 * Adds a row, by a statement of this kind. Returns it whole: what was given, and what the database puts where nothing was
 * (to send a wide row back and read it costs as much as to add it). What is null is left out: it is so by default, and a
 * gap of JSON would make a JSON null of it.
 */
export async function insertion<Table extends PgTable>(
  table: Table,
  row: Table["$inferInsert"],
  transaction: Database,
): Promise<Table["$inferSelect"]> {
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  const build = () => {
    const gaps = Object.fromEntries(Object.keys(values).map((name) => [name, gap(name)]))
    const others = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !(name in given)))
    return db
      .insert(table as PgTable)
      .values(gaps)
      .returning(others)
  }
  const name = `add to ${getTableName(table)} ${Object.keys(given)}; null ${Object.keys(given).filter((one) => !(one in values))}`
  const [added] = await statement(name, build, transaction).execute(values)
  return { ...given, ...added } as Table["$inferSelect"]
}

/** The server keeps no plan of what has no name. */
const UNNAMED = ""

const prepareName = () => (statements.known.size < MAX_KEPT ? `named_${statements.known.size}` : UNNAMED)

function known<Prepared>(name: string, prepare: () => Prepared): Prepared {
  if (statements.of !== db) statements = { of: db, known: new Map() }
  const found = statements.known.get(name) as Prepared | undefined
  if (found) return found
  const prepared = prepare()
  if (statements.known.size < MAX_KEPT) statements.known.set(name, prepared)
  return prepared
}

/** Drizzle ties what it has prepared to a connection; this is the same on the connection of a transaction. */
function runBy<Prepared extends object>(transaction: Database, prepared: Prepared): Prepared {
  const { client } = (transaction as unknown as { session: { client?: pg.PoolClient } }).session
  // Rather no answer than a statement that runs beside its transaction.
  if (!client || !("client" in prepared)) throw new Error("Drizzle keeps its connections elsewhere now.")
  return Object.assign(Object.create(prepared) as Prepared, { client })
}
