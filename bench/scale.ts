import { Agent } from "node:http"
import { cpus } from "node:os"
import { parseArgs } from "node:util"
import { type RunningSite, startSite } from "../e2e/site.ts"
import { buildIfStale } from "../scripts/build.ts"
import { startPostgres } from "../src/server/throwaway-postgres.ts"
import { amountsAt, connected, grow, NOTHING, prepare } from "./scale/fill.ts"
import { answerTo, measure, type Times } from "./scale/measure.ts"
import { EXPLAINING, explain, type Plan } from "./scale/plans.ts"
import { kinds, type World } from "./scale/requests.ts"
import { judge, writeDocument } from "./scale/verdict.ts"
import { findWorld } from "./scale/world.ts"
import { withDataDir } from "./start-time.ts"

/*
 * Whether answers take as long with 100,000 tours and 2,000,000 bookings as with a hundredth of them: `npm run
 * bench:scale`. `-- --size 10` measures at 10 % alone, `--only desk` kinds whose name has that, `--write` renews
 * docs/scale.md.
 */
const { values } = parseArgs({
  options: {
    size: { type: "string", multiple: true, default: ["1", "10", "100"] },
    requests: { type: "string", default: "1200" },
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
  },
})
const sizes = values.size.map(Number)
const chosen = kinds.filter(({ name }) => name.includes(values.only))
/**
 * A server as its manual has it: memory for what is read again and again (its own default is that of a small machine of
 * 2005), and nothing beside the generator while that writes all there is.
 */
const SERVER = {
  ...EXPLAINING,
  shared_buffers: "2GB",
  autovacuum: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "16GB",
  min_wal_size: "1GB",
  checkpoint_timeout: "1h",
}
/** What the bookings of one size left to be sent is not to be sent while the next is measured. */
const MAILS_SENT = "update outbox set sent_at = now() where sent_at is null"
const STAFF = { email: "staff@ghe.example", password: "twelve characters" }

await buildIfStale()
process.env.GHE_TEST_BUILT = "1"
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, node ${process.version}`)
const log = { lines: [] as string[] }
const postgres = await startPostgres({ settings: SERVER, hear: (line) => log.lines.push(line) })
try {
  const good = await withDataDir((dataDir) => measureSizes(dataDir))
  process.exitCode = good ? 0 : 1
} finally {
  await postgres.stop()
}

async function measureSizes(dataDir: string): Promise<boolean> {
  await (await site(dataDir)).stop()
  await prepare(postgres.url)
  const times = new Map<number, Map<string, Times>>()
  let plans: Plan[] = []
  let present = NOTHING
  for (const size of sizes) {
    const startedAt = performance.now()
    await grow(postgres.url, present, amountsAt(size))
    present = amountsAt(size)
    console.log(`filled to ${size} % in ${Math.round((performance.now() - startedAt) / 1000)} s`)
    const running = await site(dataDir)
    try {
      await connected(postgres.url, async (client) => {
        const world = await findWorld(client, await signIn(running.origin))
        times.set(size, await measureKinds(running, world))
        plans = await explain(running.origin, client, log, world, chosen, size)
      })
    } finally {
      await running.stop()
    }
    await connected(postgres.url, (client) => client.query(MAILS_SENT))
  }
  if (values.write) writeDocument(times, plans)
  return judge(times)
}

function site(dataDir: string): Promise<RunningSite> {
  const env = { TRUSTED_PROXIES: "127.0.0.1,::1", LOG_LEVEL: "error", STAFF_PASSWORD: STAFF.password }
  return startSite({ dataDir, databaseUrl: postgres.url, env })
}

async function signIn(origin: string): Promise<string> {
  const agent = new Agent()
  const answer = await answerTo(origin, agent, { path: "/api/auth/login", method: "POST", body: STAFF })
  return (JSON.parse(answer) as { data: { token: string } }).data.token
}

async function measureKinds({ origin }: RunningSite, world: World): Promise<Map<string, Times>> {
  const times = new Map<string, Times>()
  for (const { name, ask } of chosen) {
    const taken = await measure(origin, () => ask(world), Number(values.requests))
    times.set(name, taken)
    console.log(`  ${name.padEnd(34)} p50 ${taken.p50.toFixed(1).padStart(8)}  p99 ${taken.p99.toFixed(1).padStart(8)}`)
  }
  return times
}
