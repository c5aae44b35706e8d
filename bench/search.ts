import { cpus } from "node:os"
import { sql } from "drizzle-orm"
import { content } from "../demo/content.server.ts"
import { api } from "../src/api.server.ts"
import { importContent } from "../src/domain/content/import-content.server.ts"
import { clearCache } from "../src/server/database/cache.server.ts"
import { db, openDatabase } from "../src/server/database/database.server.ts"
import { transact } from "../src/server/database/transactions.server.ts"
import { scaleLimits } from "../src/server/limits/rate-limits.server.ts"
import { startPostgres } from "../src/server/testing/postgres.ts"
import { worstSearches } from "../src/server/testing/worst-searches.ts"
import { withDataDir } from "./start-time.ts"

/** The dearest searches of the demo company, each with an empty cache. Limits of one search on an idle machine. */
const MOST_PROCESS_MS = 100
const MOST_DATABASE_MS = 50
const PAIRS = 150
const SHOWN = 20
/** Other work on the machine makes a search slower, never faster. */
const TRIES = 3

type Cost = { text: string; processMs: number; databaseMs: number; statements: number }

const every = (texts: string[], most: number) => texts.filter((_, nth) => nth % Math.ceil(texts.length / most) === 0)
const all = worstSearches(content.synonyms.map((group) => [...group]))
const alone = content.synonyms.flat().length
const texts = [...all.slice(0, 2 * alone), ...every(all.slice(2 * alone, -12), PAIRS), ...all.slice(-12)]

let isOver = false
const postgres = await startPostgres({
  settings: { shared_preload_libraries: "pg_stat_statements", "pg_stat_statements.track_planning": "on" },
})
scaleLimits(10_000)
try {
  await measure(postgres.url)
  await withDataDir((dataDir) => measure(undefined, dataDir))
} finally {
  await postgres.stop()
}
process.exit(isOver ? 1 : 0)

async function measure(databaseUrl: string | undefined, dataDir = ""): Promise<void> {
  const database = databaseUrl ? "postgres" : "pglite"
  const opened = await openDatabase({ databaseUrl, dataDir })
  await transact((transaction) => importContent(content, transaction))
  await db.execute(sql`analyze`)
  if (databaseUrl) await db.execute(sql`create extension if not exists pg_stat_statements`)
  for (const text of texts.slice(0, 30)) await search(text)
  const costs: Cost[] = []
  for (const text of texts) {
    const tries: Cost[] = []
    for (let nth = 0; nth < TRIES; nth++) tries.push(await costOf(text, database))
    costs.push(tries.toSorted((a, b) => a.processMs + a.databaseMs - b.processMs - b.databaseMs)[0]!)
  }
  tell(database, costs)
  await opened.close()
}

async function search(text: string): Promise<void> {
  const { status } = await api.request(`/api/search?q=${encodeURIComponent(text.slice(0, 100))}`)
  if (status !== 200) throw new Error(`'${text}' was answered ${status}.`)
}

async function costOf(text: string, database: string): Promise<Cost> {
  clearCache()
  if (database === "postgres") await db.execute(sql`select pg_stat_statements_reset()`)
  const before = process.cpuUsage()
  await search(text)
  const { user, system } = process.cpuUsage(before)
  const processMs = (user + system) / 1000
  if (database !== "postgres") return { text, processMs, databaseMs: 0, statements: 0 }
  const { rows } = await db.execute<{ ms: number; calls: number }>(sql`
    select coalesce(sum(total_exec_time + total_plan_time), 0)::float as ms, coalesce(sum(calls), 0)::int as calls
    from pg_stat_statements where query not like '%pg_stat_statements%'`)
  return { text, processMs, databaseMs: rows[0]!.ms, statements: rows[0]!.calls }
}

function tell(database: string, costs: Cost[]): void {
  // PGlite runs inside the process.
  const most = database === "postgres" ? MOST_PROCESS_MS : MOST_PROCESS_MS + MOST_DATABASE_MS
  const dear = costs.toSorted((a, b) => b.processMs + b.databaseMs - a.processMs - a.databaseMs)
  isOver ||= costs.some(({ processMs, databaseMs }) => processMs > most || databaseMs > MOST_DATABASE_MS)
  console.log(`\n${database}: ${costs.length} searches, the dearest of them (${cpus().length} cores)`)
  for (const { text, processMs, databaseMs, statements } of dear.slice(0, SHOWN))
    console.log(
      `${processMs.toFixed(0).padStart(5)} ms process ${databaseMs.toFixed(0).padStart(5)} ms database ${String(statements).padStart(3)} statements  ${text.slice(0, 60)}`,
    )
}
