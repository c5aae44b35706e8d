import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { buildIfStale, SERVER } from "./build.ts"

/* `npm run backup -- FOLDER`, `restore -- FOLDER`, `mails -- release` and `staff -- list`, from the built server. */
const ENV_FILE = join(import.meta.dirname, "../.env")
const [name = "", ...typed] = process.argv.slice(2)

try {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
  process.env.NODE_ENV ??= "production"
  // An older build may run: a backup before an upgrade is one of the version that runs.
  if (!existsSync(SERVER)) buildIfStale()
  // Guests' data and password hashes are for this user only.
  process.umask(0o077)
  const { loadCommands } = (await import(pathToFileURL(SERVER).href)) as typeof import("../src/main.server.ts")
  const run = (await loadCommands())[name]
  if (!run) throw new Error(`Unknown command '${name}'.`)
  console.log(await run(...typed))
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
