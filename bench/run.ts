import { cpus } from "node:os"
import pg from "pg"
import { type RunningSite, type SiteOptions, startSite, stopSitesOnSignals } from "../e2e/site.ts"
import { buildIfStale } from "../scripts/build.ts"
import { postgresMissingReason, startPostgres } from "../src/server/testing/postgres.ts"
import { compareWithBareServers } from "./bare-servers.ts"
import { budgetsFor, referenceWork } from "./budgets.ts"
import { compareWithBudgets, type DatabaseKind, type Figure } from "./figures.ts"
import { lighthouseFigures } from "./lighthouse.ts"
import { measureCached, measureUncached } from "./load.ts"
import { findPages, pageWeight } from "./page-weight.ts"
import { parentOf } from "./process.ts"
import { staffFigures } from "./staff-load.ts"
import { measureStart, withDataDir } from "./start-time.ts"

/* `npm run bench` measures the built site against budgets.ts, on PGlite and PostgreSQL. */
stopSitesOnSignals()
buildIfStale()
process.env.GHE_TEST_BUILT = "1"
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, node ${process.version}`)
const references = [referenceWork()]
const pages = await withDataDir((dataDir) => measurePages({ dataDir }))
const embedded = await withDataDir((dataDir) => measure({ dataDir }, "PGlite"))
references.push(referenceWork())
const missing = postgresMissingReason()
const real = missing ? [] : await withDataDir(measureOnPostgres)
references.push(referenceWork())
console.log(`reference work before, between and after the measurements: ${references.map(Math.round).join(", ")} ms`)
console.log("time limits assume 270 ms and are scaled by the median of these\n")
const budgets = budgetsFor(references.toSorted((a, b) => a - b)[1]!)
const good = compareWithBudgets(
  [...pages, ...embedded, ...real],
  budgets,
  missing ? ["PGlite"] : ["PGlite", "Postgres"],
)
if (missing) console.log(`\nNot measured on PostgreSQL: ${missing}`)
process.exitCode = good ? 0 : 1

async function measureOnPostgres(dataDir: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    return await measure({ dataDir, databaseUrl: postgres.url }, "Postgres", await postmasterOf(postgres.url))
  } finally {
    await postgres.stop()
  }
}

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
  const cached = await withSite(options, async (site) => [
    await measureCached(site, database),
    ...(database === "PGlite" ? await compareWithBareServers(site.origin) : []),
  ])
  const uncached = await withSite({ ...options, env: { PAGE_CACHE: "0" } }, (site) =>
    measureUncached({ ...site, postmaster }, database),
  )
  return [...start, ...uncached, ...cached]
}

async function withSite<T>(options: SiteOptions, use: (site: RunningSite) => Promise<T>): Promise<T> {
  const site = await startSite(options)
  return use(site).finally(site.stop)
}

function measurePages(options: SiteOptions): Promise<Figure[]> {
  return withSite(options, async ({ origin }) => {
    const pages = await findPages(origin)
    const figures: Figure[] = []
    for (const { name, path } of pages) figures.push(...(await pageWeight(origin, path, name)))
    return [...figures, ...(await staffFigures(origin)), ...(await lighthouseFigures(origin, pages))]
  })
}
