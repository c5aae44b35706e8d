import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { setFlagsFromString } from "node:v8"
import { buildIfStale, SERVER } from "./build.ts"

/* `npm start`. `--no-build` starts what is built, `--no-env-file` ignores `.env`. */
const ENV_FILE = join(import.meta.dirname, "../.env")
const BASELINE_WASM = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]
const options = new Set(process.argv.slice(2))

try {
  if (!options.has("--no-env-file") && existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
  // Selects the production builds of React and others.
  process.env.NODE_ENV ??= "production"
  if (!options.has("--no-build")) buildIfStale()
  // Optimizing the embedded database's WebAssembly takes 400 MB and makes no answer faster. `--liftoff-only` stands for
  // both flags, but on the command line only.
  if (!process.env.DATABASE_URL) for (const flag of BASELINE_WASM) setFlagsFromString(flag)
  // Guests' data and password hashes are for this user only. What was built may be read by others.
  process.umask(0o077)
  const { run } = (await import(pathToFileURL(SERVER).href)) as { run: () => Promise<void> }
  await run()
} catch (error) {
  // A failed build explains itself; anything else keeps its trace.
  console.error(error instanceof Error && !("code" in error) ? error.message : error)
  process.exit(1)
}
