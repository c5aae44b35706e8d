import { setTimeout } from "node:timers/promises"
import { findSettings } from "#domain/settings/settings.server.ts"
import { log } from "#server/log.server.ts"
import { readDemoPages, seedDemo, seedDemoCompany } from "../demo/demo.server.ts"
import { createFirstAdmin } from "./domain/account/first-admin.server.ts"
import { createFirstCategories } from "./domain/categories/first-categories.server.ts"
import { holdNewSite } from "./domain/opening/opening.server.ts"
import { createFirstPages, readTemplates } from "./domain/pages/first-pages.server.ts"
import { renderPage } from "./render.server.ts"
import { type ReadConfig, readConfig } from "./server/config/config.server.ts"
import { setRunningConfig } from "./server/config/running-config.server.ts"
import { availability } from "./server/database/availability.server.ts"
import { contentCache } from "./server/database/cache.server.ts"
import { openDatabase } from "./server/database/database.server.ts"
import { checkPort, listen, type ServedSite } from "./server/http/listen.server.ts"
import { type Jobs, startJobs } from "./server/jobs/jobs.server.ts"
import { openLimits } from "./server/limits/rate-limits.server.ts"
import { holdMailsOfCopy } from "./server/mail/outbox.server.ts"
import { closeMedia, openMedia } from "./server/media/media.server.ts"
import { checkMediaFolder } from "./server/media/media-folder.server.ts"
import { noteStopping } from "./server/observability/health.server.ts"
import { publishAssets } from "./server/pages/built-assets.server.ts"
import { openPageCache } from "./server/pages/page-cache.server.ts"
import { createSite } from "./site.server.ts"
import { mailWriters, pages as publicPages, slices } from "./slices.server.ts"

const MAILS_HELD =
  "No mail is sent: this database was restored or copied. If it is the one that your guests use, run `npm run mails -- release`."

/** After the computer has started, the database may come later than the site. */
const DATABASE_WAIT_MS = 60_000

/** Runs the site until SIGTERM or SIGINT. Exits with a message for the operator if the configuration is wrong. */
export async function run(): Promise<void> {
  try {
    await boot()
  } catch (error) {
    console.error(isSentence(error) ? error.message : error)
    process.exit(1)
  }
}

/** Errors for the operator are plain Errors with a sentence. Any other error is a bug and keeps its stack trace. */
function isSentence(error: unknown): error is Error {
  const isPlain = error instanceof Error && error.constructor === Error && !("code" in error)
  return isPlain && process.env.LOG_LEVEL !== "debug"
}

async function boot(): Promise<void> {
  const config = readConfig(process.env)
  await checkPort(config)
  const opened = await open(config)
  const server = await listen((address) => opened.begin(address), config)
  let isStopping = false
  // Ctrl-C sends two signals, from the terminal and from npm. Ignore the second.
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    console.log("Stopping: finishing what is under way …")
    noteStopping()
    // Until a balancer has asked whether it is ready, it goes on sending requests, which are answered.
    await setTimeout(config.stopDelaySeconds * 1000)
    await server.drain()
    await opened.close()
    console.log("Stopped.")
    process.exit(0)
  }
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop().catch(endBadly))
  // Printed last: scripts that wait for this line may stop the process at once.
  console.log(`Ghé is at ${server.address}`)
}

function endBadly(error: Error): never {
  log.error({ err: error }, "not stopped cleanly")
  process.exit(1)
}

/** Loads what `scripts/command.ts` runs, with the same built modules as the site. */
export const loadCommands = async () => (await import("./commands.server.ts")).commands

type Opened = { begin: (address: string) => ServedSite; close: () => Promise<void> }

async function open(config: ReadConfig): Promise<Opened> {
  const database = await openDatabase(config, { waitMs: DATABASE_WAIT_MS })
  await openLimits(database)
  if (await holdMailsOfCopy(config)) log.warn(MAILS_HELD)
  openMedia(config)
  await checkMediaFolder(config)
  await publishAssets(config.dataDir).catch((error) => log.warn({ err: error }, "assets are not published yet"))
  if (config.demo) await seedDemo(database, config.demoCompany)
  else {
    await holdNewSite()
    await createFirstCategories()
  }
  await createFirstPages(config.demo ? readDemoPages : readTemplates)
  const generatedPassword = await createFirstAdmin(config)
  if (generatedPassword)
    console.log(`Staff sign-in: ${config.staffEmail} / ${generatedPassword} (shown once; change it)`)
  if (config.demo && config.demoCompany) await seedDemoCompany(database)
  // Loads the settings now, in case the database goes away before the first page.
  await findSettings()
  let jobs: Jobs | undefined
  const begin = (address: string) => {
    const settled = { ...config, siteUrl: config.siteUrl ?? address }
    setRunningConfig(settled)
    jobs = startJobs(settled, { slices, writers: mailWriters(settled) })
    const site = createSite(renderPage, settled)
    const pages = config.pageCache ? openPageCache(site.fetch, publicPages) : undefined
    database.subscribe(availability, contentCache, ...(pages ? [pages] : []))
    return { fetch: site.fetch, pages, siteUrl: settled.siteUrl }
  }
  const close = async () => {
    await jobs?.stop()
    await closeMedia()
    await database.close()
  }
  return { begin, close }
}

/** Vite reloads this module when the server's code changes. This survives it. */
const development = globalThis as { gheDevelopment?: Promise<Developed> | undefined }
let current: Promise<Developed> | undefined

type Developed = { site: ServedSite; close: Opened["close"] }

function openForDevelopment(origin: string): Promise<Developed> {
  const previous = development.gheDevelopment
  current ??= Promise.resolve(previous?.then((opened) => opened.close())).then(() => openAs(origin))
  development.gheDevelopment = current
  return current
}

async function openAs(origin: string): Promise<Developed> {
  const config = readConfig(process.env)
  const { begin, close } = await open(config)
  return { site: begin(origin), close }
}

if (import.meta.main) void run()

export default {
  fetch: async (request: Request): Promise<Response> =>
    (await openForDevelopment(new URL(request.url).origin)).site.fetch(request),
}
