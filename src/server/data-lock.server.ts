import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs"
import { join } from "node:path"

/**
 * Takes the lock of a data folder: one process at a time may open the embedded database, for two corrupt it.
 * A lock whose process is gone is taken over.
 * @returns a function that gives the lock back
 * @throws Error with a sentence for the operator when another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, "ghe.lock")
  for (let attempt = 0; attempt < 3; attempt++) {
    if (create(file)) return () => rmSync(file, { force: true })
    const holder = holderOf(file)
    if (holder && isRunning(holder)) {
      throw new Error(
        `${dataDir} is in use by process ${holder.pid}. Stop it, or give this one another DATA_DIR or a DATABASE_URL.`,
      )
    }
    rmSync(file, { force: true })
  }
  throw new Error(`${file} cannot be locked; remove it if no other process uses ${dataDir}.`)
}

type Holder = { pid: number; startedAt: string }

function create(file: string): boolean {
  try {
    const handle = openSync(file, "wx")
    writeSync(handle, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Holder))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  }
}

function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder
  } catch {
    return undefined
  }
}

function isRunning(holder: Holder): boolean {
  if (holder.pid === process.pid) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
  return startOf(holder.pid) === holder.startedAt
}

/** Start time of a process as the kernel tells it, so that a reused pid is not taken for the old process. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return stat.slice(stat.lastIndexOf(")")).split(" ")[20] ?? ""
  } catch {
    return ""
  }
}
