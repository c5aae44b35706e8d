import { type ChildProcess, execFile, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"

/** A temporary PostgreSQL cluster. `crash` stops it like `pg_ctl stop -m immediate`, `restart` starts it again. */
export type ThrowawayPostgres = {
  url: string
  crash: () => Promise<void>
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export type PostgresOptions = { settings?: Record<string, string>; hear?: (line: string) => void; folder?: string }

/** Returns why this machine cannot run a test cluster, undefined if it can. */
export function postgresMissingReason(): string | undefined {
  if (!findBinaries()) return "PostgreSQL is not installed (no initdb in /usr/lib/postgresql/*/bin or PATH)."
  if (process.getuid?.() === 0 && !unprivilegedUser())
    return "Postgres does not run as root, and there is no user 'postgres'."
  return undefined
}

/** @throws Error in CI without PostgreSQL. Elsewhere its tests are skipped. */
export function requirePostgresInCi(): void {
  const missing = postgresMissingReason()
  if (missing && process.env.CI)
    throw new Error(`${missing} CI runs the PostgreSQL part too: install it (Debian: apt-get install postgresql).`)
}

/** Options of tests that need several connections. They are skipped on a machine without PostgreSQL. */
export const onPostgres = { skip: process.env.GHE_TEST_POSTGRES ? false : (postgresMissingReason() ?? false) }

/** Starts a temporary cluster on a free port, without fsync. @throws Error with the reason or its output */
export async function startPostgres(options: PostgresOptions = {}): Promise<ThrowawayPostgres> {
  const binaries = findBinaries()
  const missing = postgresMissingReason()
  if (!binaries || missing) throw new Error(missing)
  const user: Partial<User> = process.getuid?.() === 0 ? (unprivilegedUser() ?? {}) : {}
  const folder = mkdtempSync(join(options.folder ?? tmpdir(), "ghe-postgres-"))
  const password = randomBytes(16).toString("hex")
  try {
    writeFileSync(join(folder, "password"), password, { mode: 0o600 })
    for (const path of [folder, join(folder, "password")]) chownSync(path, user.uid ?? -1, user.gid ?? -1)
    await initialise(binaries, folder, user)
    const port = await freePort()
    let server = await start(binaries, folder, port, user, options)
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      crash: () => end(server, "SIGQUIT"),
      restart: async () => {
        server = await start(binaries, folder, port, user, options)
      },
      stop: async () => {
        // SIGINT: fast shutdown, which closes open connections.
        await end(server, "SIGINT")
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Returns a database as text, without its generated columns. */
export async function dumpPostgres(url: string): Promise<string> {
  const binary = join(findBinaries() ?? "", "pg_dump")
  const { stdout } = await promisify(execFile)(binary, ["--dbname", url], { maxBuffer: 256 * 1024 * 1024 })
  return stdout
}

type User = { uid: number; gid: number }

function findBinaries(): string | undefined {
  const debian = "/usr/lib/postgresql"
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")))
}

export function unprivilegedUser(): User | undefined {
  const line = readFileSync("/etc/passwd", "utf8").match(/^postgres:[^:]*:(\d+):(\d+):/m)
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined
}

async function initialise(binaries: string, folder: string, user: Partial<User>): Promise<void> {
  const access = ["-U", "postgres", "-A", "scram-sha-256", "--pwfile", join(folder, "password")]
  const args = ["-D", join(folder, "data"), ...access, "-E", "UTF8", "--no-locale", "--no-sync"]
  await promisify(execFile)(join(binaries, "initdb"), args, { ...user, cwd: folder })
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function start(
  binaries: string,
  folder: string,
  port: number,
  user: Partial<User>,
  { settings: more, hear }: PostgresOptions,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: "off",
    full_page_writes: "off",
    lc_messages: "C",
    ...more,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const args = ["-D", join(folder, "data"), "-p", String(port), ...flags]
  const server = spawn(join(binaries, "postgres"), args, { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] })
  const endWithUs = () => server.kill("SIGQUIT")
  process.once("exit", endWithUs)
  server.once("exit", () => process.off("exit", endWithUs))
  const said: string[] = []
  return new Promise((resolve, reject) => {
    createInterface(server.stderr!).on("line", (line) => {
      said.push(line)
      hear?.(line)
      if (line.includes("ready to accept connections")) resolve(server)
    })
    server.once("exit", () => reject(new Error(`Postgres did not start:\n${said.join("\n")}`)))
  })
}

async function end(server: ChildProcess, signal: "SIGINT" | "SIGQUIT"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, "exit")
  server.kill(signal)
  await ended
}
