import { ensureStaff } from "#features/account/account.server.ts"
import { type ReadConfig, readConfig } from "#server/config.server.ts"
import { openDatabase } from "#server/database.server.ts"
import { seedDemo } from "#server/demo.server.ts"
import { listen, type Served } from "#server/http.server.ts"
import { type Jobs, startJobs } from "#server/jobs.server.ts"
import { keepTicksQuick } from "#server/lasting-ticks.server.ts"
import { openLimits } from "#server/limits.server.ts"
import { log } from "#server/log.server.ts"
import { openMedia } from "#server/media.server.ts"
import { openPageCache } from "#server/page-cache.server.ts"
import { openAt } from "#server/public-address.server.ts"
import { recents } from "#server/recent.server.ts"
import { createSite } from "#server/site.server.ts"
import { snapshots } from "#server/snapshot.server.ts"
import { renderPage } from "./render.server.tsx"

/**
 * Runs the site as this process: configuration, database, jobs, HTTP. Returns when it listens; SIGTERM and SIGINT
 * finish the requests under way and close everything. Where the configuration or the database refuses, the process ends
 * with a sentence for the operator.
 */
export async function run(): Promise<void> {
  keepTicksQuick()
  try {
    await boot()
  } catch (error) {
    console.error(isSentence(error) ? error.message : error)
    process.exit(1)
  }
}

/**
 * What the operator can mend is thrown as a plain Error with a sentence; anything else is a fault and keeps its trace.
 */
function isSentence(error: unknown): error is Error {
  const isPlain = error instanceof Error && error.constructor === Error && !("code" in error)
  return isPlain && process.env.LOG_LEVEL !== "debug"
}

async function boot(): Promise<void> {
  const config = readConfig(process.env)
  const opened = await open(config)
  const server = await listen((address) => opened.begin(address), config)
  console.log(`Ghé is at ${server.address}`)
  let isStopping = false
  // Ctrl-C comes twice, from the terminal and from npm: the first is being obeyed, and the second cuts nothing short.
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await server.drain()
    await opened.close()
    process.exit(0)
  }
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop().catch(endBadly))
}

function endBadly(error: Error): never {
  log.error({ err: error }, "not stopped cleanly")
  process.exit(1)
}

/**
 * `begin` makes the site and starts its jobs, for an address where it listens: the public one unless there is another.
 */
type Opened = { begin: (address: string) => Served; close: () => Promise<void> }

async function open(config: ReadConfig): Promise<Opened> {
  const database = await openDatabase(config)
  await openLimits(database)
  openMedia(config)
  if (config.demo) await seedDemo()
  const generatedPassword = await ensureStaff(config)
  if (generatedPassword)
    console.log(`Staff sign-in: ${config.staffEmail} / ${generatedPassword} (shown once; change it)`)
  let jobs: Jobs | undefined
  const begin = (address: string) => {
    const settled = { ...config, siteUrl: config.siteUrl ?? address }
    openAt(settled)
    jobs = startJobs(settled)
    const site = createSite(renderPage, settled)
    const pages = config.pageCache ? openPageCache(site.fetch) : undefined
    database.follow(snapshots, recents, ...(pages ? [pages] : []))
    return { fetch: site.fetch, pages }
  }
  const close = async () => {
    await jobs?.stop()
    await database.close()
  }
  return { begin, close }
}

/** Vite's development server asks this module for answers, and evaluates it anew when the server's code changes. */
const development = globalThis as { gheDevelopment?: Promise<Developed> | undefined }
let current: Promise<Developed> | undefined

type Developed = { site: Served; close: Opened["close"] }

function openForDevelopment(): Promise<Developed> {
  const previous = development.gheDevelopment
  current ??= Promise.resolve(previous?.then((opened) => opened.close())).then(openHere)
  development.gheDevelopment = current
  return current
}

async function openHere(): Promise<Developed> {
  const config = readConfig(process.env)
  const { begin, close } = await open(config)
  return { site: begin(`http://localhost:${config.port}`), close }
}

// The built server is a program by itself (scripts/start.ts).
if (import.meta.main) void run()

export default {
  fetch: async (request: Request): Promise<Response> => (await openForDevelopment()).site.fetch(request),
}
