import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

const ROOT = join(import.meta.dirname, "..")
const DIST = join(ROOT, "dist")
const NEXT = join(ROOT, "dist.next")
const PREVIOUS = join(ROOT, "dist.previous")
const STAMP = "stamp"
const SOURCES = [
  "src/**/*",
  "demo/**/*.ts",
  "migrations/**/*",
  "vite.config.ts",
  "vite.worker.config.ts",
  "vite.staff.config.ts",
  "package{,-lock}.json",
  "scripts/**/*",
]
const NOT_BUILT = /\.test\.tsx?$|route-tree\.gen\.ts$/
const COMPRESSED = "{client,staff}/**/*.{js,css,svg,json,txt,xml,webmanifest}"

/** A program, and a module that exports `run()`. */
export const SERVER = join(ROOT, "dist/server/main.server.js")

/** Builds the site unless the build is current. @throws Error if the build fails */
export function buildIfStale(): void {
  if (isFresh()) return
  console.log("Building the site (only after a change; takes half a minute, on a slow machine longer) …")
  build("quiet")
}

function isFresh(): boolean {
  const stamp = join(DIST, STAMP)
  return existsSync(SERVER) && existsSync(stamp) && readFileSync(stamp, "utf8") === stampOfSources()
}

/** Compares contents, so that a checkout of the same files needs no build. */
function stampOfSources(): string {
  const hash = createHash("sha256")
  const entries = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.filter((path) => !NOT_BUILT.test(path)).sort()) {
    hash.update(file.slice(ROOT.length)).update("\0").update(readFileSync(file)).update("\0")
  }
  return hash.digest("hex")
}

/**
 * Builds browser, server, service worker and back office, and compresses the files that browsers load. It does so aside,
 * so that a process that runs in this folder is not disturbed.
 */
function build(output: "quiet" | "loud"): void {
  const stamp = stampOfSources()
  rmSync(NEXT, { recursive: true, force: true })
  runVite(output)
  runVite(output, ["--config", "vite.worker.config.ts"], { GHE_BUILD: stamp.slice(0, 16) })
  runVite(output, ["--config", "vite.staff.config.ts"])
  compress()
  keepServerChunks()
  writeFileSync(join(NEXT, STAMP), stamp)
  swap()
}

const CHUNKS = "server/assets"
const SUPERSEDED = "superseded.json"
const KEPT_MS = 7 * 24 * 3_600_000

/** Instants at which parts of the server were left out by a newer build, by their names. */
type Superseded = Record<string, number>

/** Keeps parts of the builds of the last week, which a process that was started before loads with its first mail. */
function keepServerChunks(): void {
  const before: Superseded = existsSync(join(DIST, SUPERSEDED))
    ? JSON.parse(readFileSync(join(DIST, SUPERSEDED), "utf8"))
    : {}
  const kept: Superseded = {}
  for (const name of existsSync(join(DIST, CHUNKS)) ? readdirSync(join(DIST, CHUNKS)) : []) {
    const since = before[name] ?? Date.now()
    if (existsSync(join(NEXT, CHUNKS, name)) || Date.now() - since > KEPT_MS) continue
    cpSync(join(DIST, CHUNKS, name), join(NEXT, CHUNKS, name))
    kept[name] = since
  }
  writeFileSync(join(NEXT, SUPERSEDED), JSON.stringify(kept, null, 2))
}

function swap(): void {
  rmSync(PREVIOUS, { recursive: true, force: true })
  if (existsSync(DIST)) renameSync(DIST, PREVIOUS)
  renameSync(NEXT, DIST)
  rmSync(PREVIOUS, { recursive: true, force: true })
}

function runVite(output: "quiet" | "loud", more: string[] = [], env: Record<string, string> = {}): void {
  const vite = join(ROOT, "node_modules/vite/bin/vite.js")
  if (!existsSync(vite))
    throw new Error(
      "The build tools are not installed. Run `npm ci --include=dev`, or start what is built: `npm start -- --no-build`.",
    )
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, "build", ...more], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...env,
      GHE_BUILD_FOLDER: NEXT,
      NODE_ENV: "production",
      ...(output === "quiet" && { NO_COLOR: "1" }),
    },
    stdio: output === "loud" ? "inherit" : "pipe",
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error([stdout, stderr, "The build failed."].filter(Boolean).join("\n"))
}

function compress(): void {
  for (const file of globSync(COMPRESSED, { cwd: NEXT }).map((path) => join(NEXT, path))) {
    const content = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

if (import.meta.main) {
  try {
    build("loud")
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
