import { execFileSync } from "node:child_process"
import { Agent } from "node:http"
import { cpus, totalmem } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { type RunningSite, startSite, stopSitesOnSignals } from "../e2e/site.ts"
import { buildIfStale } from "../scripts/build.ts"
import { startPostgres } from "../src/server/testing/postgres.ts"
import { REFERENCE_MS, referenceWork } from "./budgets.ts"
import { measureFigures } from "./scale/figures.ts"
import { amountsAt, connected, fill, prepare } from "./scale/fill.ts"
import { measureInTurns, sendRequest, type Times } from "./scale/measure.ts"
import { AUTO_EXPLAIN, explain, type Plan } from "./scale/plans.ts"
import { type BenchSamples, requestKinds } from "./scale/requests.ts"
import { compareWithBudgets, writeDocument } from "./scale/results.ts"
import { findSamples } from "./scale/samples.ts"
import { withDataDir } from "./start-time.ts"

/* `npm run bench:scale -- --size 10` measures 10 % only, `--only` filters by name, `--write` updates docs/scale.md. */
const { values } = parseArgs({
  options: {
    size: { type: "string", multiple: true, default: ["1", "10", "100"] },
    requests: { type: "string", default: "1200" },
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
  },
})
const sizes = values.size.map(Number)
const chosen = requestKinds.filter(({ name }) => name.includes(values.only))
/** Server settings as PostgreSQL's manual recommends, without background work during the fill. */
const SERVER = {
  ...AUTO_EXPLAIN,
  shared_buffers: `${Math.floor(totalmem() / 4 / 2 ** 20)}MB`,
  autovacuum: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "16GB",
  min_wal_size: "1GB",
  checkpoint_timeout: "1h",
}
const MAILS_SENT = "update outbox set sent_at = now() where sent_at is null"
const STAFF = { email: "staff@ghe.example", password: "twelve characters" }

stopSitesOnSignals()
buildIfStale()
process.env.GHE_TEST_BUILT = "1"
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, node ${process.version}`)
const slower = referenceWork() / REFERENCE_MS
const log = { lines: [] as string[] }
const postgres = await startPostgres({ settings: SERVER, hear: (line) => log.lines.push(line) })
try {
  const good = await withDataDir((dataDir) => measureSizes(dataDir))
  process.exitCode = good ? 0 : 1
} finally {
  await postgres.stop()
}

type Filled = { size: number; url: string; dataDir: string; world: BenchSamples; running: RunningSite }

async function measureSizes(folder: string): Promise<boolean> {
  const filled: Filled[] = []
  try {
    for (const size of sizes) filled.push(await fillTo(size, join(folder, String(size))))
    // Otherwise the kernel writes dirty pages during the measurement.
    execFileSync("sync")
    const times = await measureKinds(filled)
    const figures = await measureEach(filled)
    for (const { running } of filled) await running.stop()
    let plans: Plan[] = []
    for (const one of filled) plans = await explainKinds(one)
    if (values.write) writeDocument(times, plans)
    return compareWithBudgets(times, slower) && figures
  } finally {
    for (const { running } of filled) await running.stop()
  }
}

async function fillTo(size: number, dataDir: string): Promise<Filled> {
  const startedAt = performance.now()
  const url = await createDatabase(`scale_${size}`)
  await (await site(url, dataDir)).stop()
  await prepare(url)
  await fill(url, amountsAt(size))
  console.log(`filled to ${size} % in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  const running = await site(url, dataDir)
  const token = await signIn(running.origin)
  return { size, url, dataDir, running, world: await connected(url, (client) => findSamples(client, token)) }
}

async function createDatabase(name: string): Promise<string> {
  await connected(postgres.url, (client) => client.query(`create database ${name}`))
  return Object.assign(new URL(postgres.url), { pathname: name }).href
}

function site(databaseUrl: string, dataDir: string): Promise<RunningSite> {
  const env = { TRUSTED_PROXIES: "127.0.0.1,::1", LOG_LEVEL: "error", STAFF_PASSWORD: STAFF.password }
  return startSite({ dataDir, databaseUrl, env })
}

async function signIn(origin: string): Promise<string> {
  const agent = new Agent()
  const answer = await sendRequest(origin, agent, { path: "/api/auth/login", method: "POST", body: STAFF })
  return (JSON.parse(answer) as { data: { token: string } }).data.token
}

async function measureKinds(filled: Filled[]): Promise<Map<number, Map<string, Times>>> {
  const times = new Map(filled.map(({ size }) => [size, new Map<string, Times>()]))
  for (const { name, ask } of chosen) {
    const subjects = filled.map(({ running, world, url }) => ({
      origin: running.origin,
      ask: () => ask(world),
      settle: () => connected(url, (client) => client.query(MAILS_SENT)),
    }))
    const taken = await measureInTurns(subjects, Number(values.requests))
    const cells = filled.map(({ size }, at) => {
      const { p50, p99 } = taken[at]!
      times.get(size)?.set(name, { p50, p99 })
      return `${size} %: ${p50.toFixed(1).padStart(6)} / ${p99.toFixed(1).padStart(6)}`
    })
    console.log(`  ${name.padEnd(34)} ${cells.join("   ")}`)
  }
  return times
}

/** Figures are counted one after the other, and would slow down the requests that are measured meanwhile. */
async function measureEach(filled: Filled[]): Promise<boolean> {
  let good = true
  for (const { size, running, world } of filled) {
    console.log(`figures at ${size} %`)
    good = (await measureFigures(running.origin, world.staffToken)) && good
  }
  return good
}

/** Explains with no other site running, whose statements would be logged too. */
async function explainKinds({ size, url, dataDir, world }: Filled): Promise<Plan[]> {
  const running = await site(url, dataDir)
  try {
    return await connected(url, (client) => explain(running.origin, client, log, world, chosen, size))
  } finally {
    await running.stop()
  }
}
