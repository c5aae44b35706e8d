import { cpus } from "node:os"
import { deflateSync } from "node:zlib"
import pg from "pg"
import { type SiteOptions, startSite } from "../e2e/site.ts"
import { buildIfStale } from "../scripts/build.ts"
import { startPostgres, whyNoPostgres } from "../src/server/throwaway-postgres.ts"
import { measureCachedPage } from "./cached-page.ts"
import { type DatabaseKind, type Figure, judge } from "./figures.ts"
import { lighthouseFigures } from "./lighthouse.ts"
import { pageWeight } from "./page-weight.ts"
import { pagesOf } from "./pages.ts"
import { parentOf } from "./process.ts"
import { measureStart, withDataDir } from "./start-time.ts"
import { measureSubjects } from "./subjects.ts"

/* Measures the built site against budgets.ts, on PGlite and on a PostgreSQL of its own: `npm run bench`. */
await buildIfStale()
process.env.GHE_TEST_BUILT = "1"
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, node ${process.version}`)
const before = referenceWork()

const pages = await withDataDir((dataDir) => measurePages({ dataDir }))
const embedded = await withDataDir((dataDir) => measure({ dataDir }, "PGlite"))
const between = referenceWork()
const missing = whyNoPostgres()
const real = missing ? [] : await withDataDir(measureOnPostgres)
const reference = [before, between, referenceWork()].map((ms) => ms.toFixed(0))
console.log(`reference work at the start, between the databases and at the end: ${reference.join(", ")} ms\n`)
const good = judge([...pages, ...embedded, ...real], missing ? ["PGlite"] : ["PGlite", "Postgres"])
if (missing) console.log(`\nNot measured on PostgreSQL: ${missing}`)
process.exitCode = good ? 0 : 1

/** CPU time of a fixed piece of work: figures of two runs compare only if this is about the same in both. */
function referenceWork(): number {
  const data = Buffer.alloc(1_000_000, "Ghé")
  const { user: startedAt } = process.cpuUsage()
  for (let round = 0; round < 60; round++) deflateSync(data.subarray(round), { level: 9 })
  for (let number = 0, sum = 0; number < 5_000_000; number++) sum = (sum + number * number) % 65_537
  // A server lives on memory: neighbours on the same machine slow that down without slowing sums.
  const tree = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`name ${at}`, { at, text: `Ghé ${at}` }]))
  for (let round = 0; round < 10; round++) JSON.parse(JSON.stringify(tree))
  return (process.cpuUsage().user - startedAt) / 1000
}

async function measureOnPostgres(dataDir: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    return await measure({ dataDir, databaseUrl: postgres.url }, "Postgres", await postmasterOf(postgres.url))
  } finally {
    await postgres.stop()
  }
}

/** The process that all backends of a local server are children of. */
async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  await client.end()
  return postmaster
}

async function measure(options: SiteOptions, database: DatabaseKind, postmaster?: number): Promise<Figure[]> {
  await (await startSite(options)).stop()
  const start = await measureStart(options, database)
  const cached = await measureCached(options, database)
  // What a page costs is what it costs to draw it.
  const site = await startSite({ ...options, env: { PAGE_CACHE: "0" } })
  try {
    const subjects = await measureSubjects({ ...site, postmaster }, database)
    return [...start, ...subjects, ...cached]
  } finally {
    await site.stop()
  }
}

async function measureCached(options: SiteOptions, database: DatabaseKind): Promise<Figure[]> {
  const site = await startSite(options)
  try {
    return await measureCachedPage(site, database)
  } finally {
    await site.stop()
  }
}

/** What a first visit of each page costs a phone, and what Lighthouse says of it. */
async function measurePages(options: SiteOptions): Promise<Figure[]> {
  const { origin, stop } = await startSite(options)
  try {
    const pages = await pagesOf(origin)
    const figures: Figure[] = []
    for (const { name, path } of pages) figures.push(...(await pageWeight(origin, path, name)))
    return [...figures, ...(await lighthouseFigures(origin, pages))]
  } finally {
    await stop()
  }
}
