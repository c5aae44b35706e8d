import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { buildIfStale } from "../scripts/build.ts"

const ROOT = join(import.meta.dirname, "..")
const START_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 30_000

export const STAFF = { email: "staff@ghe.example", password: "twelve characters" }
/** Used when a site first starts, so these make a site unlike the prepared ones. */
const DECIDED_FIRST = ["STAFF_EMAIL", "STAFF_PASSWORD"]

/** `root`: the folder of another build. `command`: what runs there, if not `npm start`. */
export type SiteOptions = {
  env?: Record<string, string>
  dataDir?: string
  databaseUrl?: string
  root?: string
  command?: string[]
}

export type RunningSite = {
  origin: string
  dataDir: string
  pid: number
  output: () => string
  /** @returns the exit code, null if the process had to be killed */
  stop: () => Promise<number | null>
}

/** Stops the sites with this process. Playwright does so itself. */
export function stopSitesOnSignals(): void {
  // A process that dies of a signal has no event 'exit'.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1))
}

/** Starts the built site on a free port. @throws Error with its output if it ends instead */
export async function startSite({
  env = {},
  dataDir,
  databaseUrl,
  root = ROOT,
  command = startCommand(),
}: SiteOptions = {}): Promise<RunningSite> {
  if (!process.env.GHE_TEST_BUILT) buildIfStale()
  const folder = dataDir ?? folderOf(databaseUrl)
  const removeFolder = () => dataDir ?? databaseUrl ?? rmSync(folder, { recursive: true, force: true })
  if (!databaseUrl && !DECIDED_FIRST.some((name) => name in env)) takeSeeded(folder, env.DEMO)
  const child = spawn(command[0]!, command.slice(1), {
    cwd: root,
    env: { ...inherited(), PORT: "0", DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const output = collect(child)
  const endWithUs = () => {
    child.kill("SIGKILL")
    removeFolder()
  }
  process.once("exit", endWithUs)
  const stop = async () => {
    await end(child)
    process.off("exit", endWithUs)
    removeFolder()
    return child.exitCode
  }
  try {
    return { origin: await addressOf(child, output), dataDir: folder, pid: child.pid ?? 0, output, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const folders = new Map<string, string>()

/** Sites on one database share their pictures, and so their folder. */
function folderOf(databaseUrl: string | undefined): string {
  const known = databaseUrl && folders.get(databaseUrl)
  if (known) return known
  const folder = mkdtempSync(join(tmpdir(), "ghe-site-"))
  if (databaseUrl) {
    folders.set(databaseUrl, folder)
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  }
  return folder
}

/** Copies a data folder that global-setup.ts has prepared, because seeding takes seconds. */
function takeSeeded(folder: string, demo = "content"): void {
  const seeded = (JSON.parse(process.env.GHE_TEST_SEEDED ?? "{}") as Record<string, string>)[demo]
  if (seeded && !existsSync(join(folder, "database"))) cpSync(seeded, folder, { recursive: true })
}

function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: { start: string } }
  return ["sh", "-c", `${scripts.start} --no-build --no-env-file`]
}

/** Drops the shell's variables, so that only the test configures the site. */
function inherited(): Record<string, string> {
  const { PATH = "", HOME = "", LANG = "C.UTF-8" } = process.env
  return {
    PATH: dirname(process.execPath) + delimiter + PATH,
    HOME,
    LANG,
    NODE_ENV: "production",
    STAFF_PASSWORD: STAFF.password,
  }
}

function collect(child: ChildProcess): () => string {
  let text = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk
    })
  }
  return () => text
}

/** Reads the line 'Ghé is at http://localhost:3000'. */
function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The site ${why}. It printed:\n${output()}`))
    const limit = setTimeout(() => fail(`did not listen within ${START_LIMIT_MS / 1000} s`), START_LIMIT_MS)
    child.once("close", (code) => {
      clearTimeout(limit)
      fail(`ended with code ${code} instead of listening`)
    })
    child.stdout?.on("data", () => {
      const address = /^Ghé is at (\S+)$/m.exec(output())?.[1]
      if (!address) return
      clearTimeout(limit)
      resolve(address)
    })
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, "close")
  const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS)
  child.kill("SIGTERM")
  await ended
  clearTimeout(limit)
}
