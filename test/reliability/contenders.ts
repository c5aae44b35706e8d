import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { createInterface, type Interface } from "node:readline"

const CONTAINER = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"]

/** Returns why this machine cannot create PID namespaces, undefined if it can. */
export function containersMissingReason(): string | undefined {
  const { status } = spawnSync(CONTAINER[0]!, [...CONTAINER.slice(1), "true"])
  return status === 0 ? undefined : "This user may not create process namespaces (unshare --pid)."
}

export function startNode(args: string[], { env = process.env, contained = false } = {}): ChildProcess {
  const [command = "", ...rest] = [...(contained ? CONTAINER : []), process.execPath, ...args]
  return spawn(command, rest, { env, stdio: "pipe" })
}

export type Contender = {
  pid: number
  /** Locks a folder at a time in ms. @returns "locked", or the error message */
  lock: (folder: string, at: number) => Promise<string>
  unlockAll: () => Promise<void>
  kill: () => Promise<void>
}

const MODULE = new URL("../../src/server/database/connection/data-dir-lock.server.ts", import.meta.url).href

const SCRIPT = `
  const { lockDataDir } = await import(${JSON.stringify(MODULE)})
  const { createInterface } = await import("node:readline")
  const unlock = []
  console.log(process.pid)
  for await (const line of createInterface({ input: process.stdin })) {
    const { folder, at } = JSON.parse(line)
    if (!folder) { for (const one of unlock.splice(0)) one(); console.log("unlocked"); continue }
    while (Date.now() < at);
    try { unlock.push(lockDataDir(folder)); console.log("locked") } catch (error) { console.log(error.message) }
  }`

export async function startContender(contained = false): Promise<Contender> {
  const child = startNode(["--input-type=module", "-e", SCRIPT], { contained })
  const lines = createInterface({ input: child.stdout! })
  const pid = Number(await nextLine(lines))
  const ask = (request: object) => {
    child.stdin!.write(`${JSON.stringify(request)}\n`)
    return nextLine(lines)
  }
  return {
    pid,
    lock: (folder, at) => ask({ folder, at }),
    unlockAll: async () => void (await ask({})),
    kill: async () => {
      const ended = once(child, "close")
      child.kill("SIGKILL")
      await ended
    },
  }
}

async function nextLine(lines: Interface): Promise<string> {
  const [line] = (await once(lines, "line")) as [string]
  return line
}
