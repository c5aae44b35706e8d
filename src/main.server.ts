import { ensureStaff } from "#features/account/account.server.ts"
import { type Config, readConfig } from "#server/config.server.ts"
import { openDatabase } from "#server/database.server.ts"
import { listen } from "#server/http.server.ts"
import { startJobs } from "#server/jobs.server.ts"
import { openMedia } from "#server/media.server.ts"
import { openAt } from "#server/public-address.server.ts"
import { seedDemo } from "#server/seed/seed.server.ts"
import { createSite, type Site } from "#server/site.server.ts"
import { renderPage } from "./render.server.tsx"

/**
 * Runs the site as this process: configuration, database, jobs, HTTP. Returns when it listens; SIGTERM and SIGINT
 * finish the requests under way and close everything.
 * @throws Error with a sentence for the operator when the configuration or the database refuses
 */
export async function boot(): Promise<void> {
  const config = readConfig(process.env)
  const opened = await open(config)
  const server = await listen(opened.site, config)
  console.log(`Ghé is at ${server.address}`)
  const stop = async () => {
    await server.drain()
    await opened.close()
    process.exit(0)
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
}

type Opened = { site: Site; close: () => Promise<void> }

async function open(config: Config): Promise<Opened> {
  const database = await openDatabase(config)
  openMedia(config)
  openAt(config)
  if (config.demo) await seedDemo()
  const generatedPassword = await ensureStaff(config)
  if (generatedPassword)
    console.log(`Staff sign-in: ${config.staffEmail} / ${generatedPassword} (shown once; change it)`)
  const jobs = startJobs(config)
  const close = async () => {
    await jobs.stop()
    await database.close()
  }
  return { site: createSite(renderPage, config), close }
}

/** Vite's development server asks this module for answers, and evaluates it anew when the server's code changes. */
const development = globalThis as { gheDevelopment?: Promise<Opened> | undefined }
let current: Promise<Opened> | undefined

function openForDevelopment(): Promise<Opened> {
  const previous = development.gheDevelopment
  current ??= Promise.resolve(previous?.then((opened) => opened.close())).then(() => open(readConfig(process.env)))
  development.gheDevelopment = current
  return current
}

export default {
  fetch: async (request: Request): Promise<Response> => (await openForDevelopment()).site.fetch(request),
}
