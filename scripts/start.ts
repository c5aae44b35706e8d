import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { buildIfStale, SERVER } from "./build.ts"

/*
 * Runs the site: `npm start`. `--no-build` starts what is built, `--no-env-file` leaves `.env` alone.
 */
const ENV_FILE = join(import.meta.dirname, "../.env")
/** V8 keeps its heap small: what is young gets room enough to die there, what is old grows in small steps. */
const HEAP = ["--max-semi-space-size=16", "--max-old-space-size=640"]
/**
 * A busy site has some pages under way whenever young garbage is collected. From that V8 concludes that such objects live
 * long, and makes them where only marking the whole heap frees them: with every 300th page. And while it marks, it lets
 * young garbage pile up, 60 MB that stay the process's. Neither suits what lives for a few milliseconds.
 */
const SHORT_LIVED = ["--no-allocation-site-pretenuring", "--no-separate-gc-phases"]
/** Code is compiled, simply at first, when it runs for the second time, not the eighth: few sites are ever warm. */
const COMPILED_SOON = ["--invocation-count-for-feedback-allocation=2"]
const V8 = [...HEAP, ...SHORT_LIVED, ...COMPILED_SOON]
/** glibc gives each thread a heap of its own, and keeps what V8's compilers have freed there. One for all is 35 MB less. */
const ONE_HEAP = { MALLOC_ARENA_MAX: "1" }
/**
 * Pieces of 32 kB and more, as V8's compilers take them, are handed back at once: 45 MB less. Not with the embedded
 * database, whose WebAssembly is compiled at each start: that would take 0.3 s longer.
 */
const HANDED_BACK = { MALLOC_MMAP_THRESHOLD_: "32768" }
const options = new Set(process.argv.slice(2))

try {
  if (!options.has("--no-env-file") && existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
  // React and others decide by this which of their builds they load.
  process.env.NODE_ENV ??= "production"
  if (!options.has("--no-build")) await buildIfStale()
  await becomeServer()
} catch (error) {
  // What building says is for the operator; a fault keeps its trace.
  console.error(error instanceof Error && !("code" in error) ? error.message : error)
  process.exit(1)
}

/**
 * The server takes this process's place: what building and TypeScript needed is gone, 30 MB of it. Windows cannot; there
 * it runs in here.
 */
async function becomeServer(): Promise<void> {
  const memory = { ...ONE_HEAP, ...(process.env.DATABASE_URL && HANDED_BACK) }
  if (process.platform !== "win32")
    process.execve?.(process.execPath, [process.execPath, ...V8, SERVER], { ...memory, ...process.env })
  const { run } = (await import(pathToFileURL(SERVER).href)) as { run: () => Promise<void> }
  await run()
}
