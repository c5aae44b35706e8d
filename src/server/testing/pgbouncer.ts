import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { freePort, unprivilegedUser } from "./postgres.ts"

export type PoolMode = "session" | "transaction"

/** A temporary PgBouncer. `url` leads through it to the database that `to` leads to. `crash` closes all connections. */
export type ThrowawayPgBouncer = {
  url: string
  crash: () => Promise<void>
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const PROGRAM = "/usr/sbin/pgbouncer"

/** Returns why this machine cannot run PgBouncer, undefined if it can. */
export function pgBouncerMissingReason(): string | undefined {
  return existsSync(PROGRAM) ? undefined : `PgBouncer is not installed (no ${PROGRAM}).`
}

/** Starts PgBouncer with the settings that docs/operations.md recommends. `settings` adds others. */
export async function startPgBouncer(
  to: string,
  mode: PoolMode,
  settings: Record<string, string> = {},
): Promise<ThrowawayPgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), "ghe-pgbouncer-"))
  const port = await freePort()
  const server = new URL(to)
  const all = {
    listen_addr: "127.0.0.1",
    listen_port: String(port),
    unix_socket_dir: "",
    auth_type: "scram-sha-256",
    auth_file: join(folder, "users"),
    pool_mode: mode,
    server_login_retry: "1",
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`)
  const databases = `[databases]\n* = host=${server.hostname} port=${server.port}`
  writeFileSync(join(folder, "pgbouncer.ini"), `${databases}\n[pgbouncer]\n${lines.join("\n")}\n`)
  writeFileSync(join(folder, "users"), `"${server.username}" "${server.password}"\n`)
  // It does not run as root.
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  if (user) for (const file of ["", "users", "pgbouncer.ini"]) chownSync(join(folder, file), user.uid, user.gid)
  let bouncer = await runPgBouncer(join(folder, "pgbouncer.ini"), user)
  return {
    url: Object.assign(new URL(to), { port: String(port) }).href,
    crash: () => end(bouncer),
    restart: async () => {
      bouncer = await runPgBouncer(join(folder, "pgbouncer.ini"), user)
    },
    stop: async () => {
      await end(bouncer)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs PgBouncer with a configuration file. @throws Error with its output if it does not come up */
export async function runPgBouncer(
  config: string,
  user: { uid: number; gid: number } | undefined,
): Promise<ChildProcess> {
  const bouncer = spawn(PROGRAM, [config], { ...user, stdio: ["ignore", "ignore", "pipe"] })
  const endWithUs = () => bouncer.kill("SIGKILL")
  process.once("exit", endWithUs)
  bouncer.once("exit", () => process.off("exit", endWithUs))
  await untilUp(bouncer.stderr)
  return bouncer
}

export async function end(bouncer: ChildProcess): Promise<void> {
  if (bouncer.exitCode !== null || bouncer.signalCode !== null) return
  const ended = once(bouncer, "exit")
  // PgBouncer closes open connections at once.
  bouncer.kill("SIGTERM")
  await ended
}

function untilUp(stderr: NodeJS.ReadableStream): Promise<void> {
  const said: string[] = []
  return new Promise((resolve, reject) => {
    createInterface(stderr)
      .on("line", (line) => {
        said.push(line)
        if (line.includes("process up")) resolve()
      })
      .on("close", () => reject(new Error(`PgBouncer did not start:\n${said.join("\n")}`)))
  })
}
