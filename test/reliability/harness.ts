import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { type RunningSite, startSite, stopSitesOnSignals } from "../../e2e/site.ts"
import { openDatabase } from "../../src/server/database/database.server.ts"
import { createCatalogue, createDeparture, inDays } from "../../src/server/testing/fixtures.ts"
import { startPostgres, type ThrowawayPostgres } from "../../src/server/testing/postgres.ts"

stopSitesOnSignals()

export type DatabaseKind = "postgres" | "pglite"

const MAX_PLACES = 500

export type Trip = { productId: string; departureId: string; travelDate: string }

/** The built site with its own process and database. Inspect an embedded database only while the site is down. */
export type Harness = {
  site: () => RunningSite | undefined
  origin: () => string
  postgres: ThrowawayPostgres | undefined
  databaseUrl: string | undefined
  start: (more?: Record<string, string>) => Promise<void>
  /** Starts a process beside the others, on PostgreSQL. The caller stops it. */
  startAnother: (more?: Record<string, string>) => Promise<RunningSite>
  kill: () => Promise<void>
  inspect: <T>(look: () => Promise<T>) => Promise<T>
  dataDir: string
  /** Creates departures with `places` in total. With an embedded database the site must be down. */
  offerTrips: (places: number) => Promise<Trip[]>
  close: () => Promise<void>
}

/** `hear` gets the lines of PostgreSQL's log. */
type Surroundings = { folder?: string; hear?: (line: string) => void }

/** Uses production limits. The site trusts this machine as its proxy, so that visitors have different networks. */
async function startHarness(
  kind: DatabaseKind,
  env: Record<string, string>,
  { folder = tmpdir(), hear }: Surroundings,
): Promise<Harness> {
  const dataDir = mkdtempSync(join(folder, "ghe-prove-"))
  const postgres = kind === "postgres" ? await startPostgres({ folder, ...(hear && { hear }) }) : undefined
  const databaseUrl = postgres && (await newDatabase(postgres.url))
  const inspect = async <T>(look: () => Promise<T>) => {
    const { close } = await openDatabase({ databaseUrl, dataDir })
    return look().finally(close)
  }
  const tours = await inspect(createCatalogue)
  const told = {
    DEMO: "0",
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "error",
    STAFF_PASSWORD: "twelve characters",
    ...env,
  }
  const startOne = (more: Record<string, string> = {}) =>
    startSite({ dataDir, env: { ...told, ...more }, ...(databaseUrl && { databaseUrl }) })
  let site: RunningSite | undefined
  let trips = 0
  return {
    postgres,
    databaseUrl,
    inspect,
    dataDir,
    site: () => site,
    origin: () => site!.origin.replace("localhost", "127.0.0.1"),
    start: async (more = {}) => {
      site = await startOne(more)
    },
    startAnother: startOne,
    kill: async () => {
      process.kill(site!.pid, "SIGKILL")
      await site!.stop()
    },
    offerTrips: (places) =>
      inspect(async () => {
        const offered: Trip[] = []
        const number = Math.ceil(places / MAX_PLACES)
        while (offered.length < number) {
          const travelDate = inDays(30 + ++trips)
          const capacity = Math.ceil(places / number)
          const departureId = await createDeparture(tours.haLongCruise, { date: travelDate, capacity })
          offered.push({ productId: tours.haLongCruise, departureId, travelDate })
        }
        return offered
      }),
    close: async () => {
      await site?.stop()
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** @returns the address of a new, empty database */
export async function newDatabase(url: string): Promise<string> {
  const name = `ghe_prove_${randomBytes(4).toString("hex")}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

export async function withHarness(
  kind: DatabaseKind,
  play: (harness: Harness) => Promise<void>,
  env: Record<string, string> = {},
  surroundings: Surroundings = {},
): Promise<void> {
  const harness = await startHarness(kind, env, surroundings)
  try {
    await play(harness)
  } catch (error) {
    const printed = harness.site()?.output().slice(-2000)
    throw new Error(`${(error as Error).message}\nThe site printed last:\n${printed}`, { cause: error })
  } finally {
    await harness.close()
  }
}
