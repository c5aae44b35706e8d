import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

const ROOT = join(import.meta.dirname, "..")
const DIST = join(ROOT, "dist")
const STAMP = join(DIST, "stamp")
const ASIDE = join(ROOT, "node_modules/.cache/earlier-assets")
const SOURCES = [
  "src/**/*",
  "public/**/*",
  "migrations/**/*",
  "vite.config.ts",
  "vite.worker.config.ts",
  "vite.staff.config.ts",
  "package-lock.json",
  "scripts/**/*",
]
const NOT_BUILT = /\.test\.tsx?$|route-tree\.gen\.ts$/
const COMPRESSED = "dist/{client,staff}/**/*.{js,css,svg,json,txt,xml,webmanifest}"

/** A program, and a module that exports `run()`. */
export const SERVER = join(ROOT, "dist/server/main.server.js")

/** Builds the site unless the build is current. @throws Error if the build fails */
export function buildIfStale(): void {
  if (isFresh()) return
  console.log("Building the site (only after a change; takes a few seconds) …")
  build("quiet")
}

function isFresh(): boolean {
  return existsSync(SERVER) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stampOfSources()
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

/** Builds browser, server, service worker and back office, and compresses the files that browsers load. */
function build(output: "quiet" | "loud"): void {
  const stamp = stampOfSources()
  rmSync(STAMP, { force: true })
  const earlier = setEarlierAssetsAside()
  runVite(output)
  runVite(output, ["--config", "vite.worker.config.ts"], { GHE_BUILD: stamp.slice(0, 16) })
  runVite(output, ["--config", "vite.staff.config.ts"])
  compress()
  bringBack(earlier)
  writeFileSync(STAMP, stamp)
}

const ASSETS = ["dist/client/assets", "dist/staff/assets"].map((folder) => join(ROOT, folder))
const SUPERSEDED = join(ROOT, "dist/superseded.json")
const KEPT_MS = 7 * 24 * 3_600_000

/** Instants at which files were left out by a newer build, by their paths in `dist`. */
type Superseded = Record<string, number>

/** Open tabs of the builds of the last week still load their parts, so Vite's emptying of its folders must not lose them. */
function setEarlierAssetsAside(): Superseded {
  const before: Superseded = existsSync(SUPERSEDED) ? JSON.parse(readFileSync(SUPERSEDED, "utf8")) : {}
  const kept: Superseded = {}
  rmSync(ASIDE, { recursive: true, force: true })
  for (const folder of ASSETS.filter((path) => existsSync(path))) {
    for (const name of readdirSync(folder)) {
      const path = relative(DIST, join(folder, name))
      const since = before[path] ?? Date.now()
      if (Date.now() - since > KEPT_MS) continue
      kept[path] = since
      mkdirSync(dirname(join(ASIDE, path)), { recursive: true })
      cpSync(join(folder, name), join(ASIDE, path))
    }
  }
  return kept
}

function bringBack(earlier: Superseded): void {
  const left = Object.entries(earlier).filter(([path]) => !existsSync(join(DIST, path)))
  for (const [path] of left) cpSync(join(ASIDE, path), join(DIST, path))
  rmSync(ASIDE, { recursive: true, force: true })
  writeFileSync(SUPERSEDED, JSON.stringify(Object.fromEntries(left), null, 2))
}

function runVite(output: "quiet" | "loud", more: string[] = [], env: Record<string, string> = {}): void {
  const vite = join(ROOT, "node_modules/vite/bin/vite.js")
  if (!existsSync(vite)) throw new Error("The site is not built and the build tools are not installed. Run `npm ci`.")
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, "build", ...more], {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_ENV: "production", ...(output === "quiet" && { NO_COLOR: "1" }) },
    stdio: output === "loud" ? "inherit" : "pipe",
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error([stdout, stderr, "The build failed."].filter(Boolean).join("\n"))
}

function compress(): void {
  for (const file of globSync(COMPRESSED, { cwd: ROOT }).map((path) => join(ROOT, path))) {
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
