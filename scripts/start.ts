import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { buildIfStale, SERVER } from "./build.ts"

/*
 * Runs the site: `npm start`. `--no-build` starts what is built, `--no-env-file` leaves `.env` alone.
 */
const ENV_FILE = join(import.meta.dirname, "../.env")
const options = new Set(process.argv.slice(2))

try {
  if (!options.has("--no-env-file") && existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
  // React and others decide by this which of their builds they load.
  process.env.NODE_ENV ??= "production"
  if (!options.has("--no-build")) await buildIfStale()
  const { boot } = (await import(pathToFileURL(SERVER).href)) as { boot: () => Promise<void> }
  await boot()
} catch (error) {
  console.error(isSentence(error) ? error.message : error)
  process.exit(1)
}

/**
 * What the operator can mend is thrown as a plain Error with a sentence; anything else is a fault and keeps its trace.
 */
function isSentence(error: unknown): error is Error {
  const isPlain = error instanceof Error && error.constructor === Error && !("code" in error)
  return isPlain && process.env.LOG_LEVEL !== "debug"
}
