import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { mountSmallDisk, smallDiskMissingReason } from "../../src/server/testing/small-disk.ts"
import { book } from "./load.ts"
import { newNetwork } from "./requests.ts"

/** `requests`: refused ones, each of which is a line of the log. */
export type FullLogOptions = { requests: number; say: (line: string) => void }

const ROOT = join(import.meta.dirname, "../..")
const TOLD = {
  NODE_ENV: "production",
  DEMO: "content",
  STAFF_PASSWORD: "twelve characters",
  TRUSTED_PROXIES: "127.0.0.1",
}

/** Fills the disk that standard output is written to. The site must serve on, count what it drops, and stop. */
export async function proveFullLog({ requests, say }: FullLogOptions): Promise<void> {
  const missing = smallDiskMissingReason()
  if (missing) return say(`skipped: ${missing}`)
  const disk = mountSmallDisk(2)
  const dataDir = mkdtempSync(join(tmpdir(), "ghe-prove-log-"))
  const file = join(disk.folder, "log")
  const { PATH = "", HOME = "" } = process.env
  const site = spawn(process.execPath, ["scripts/start.ts", "--no-build", "--no-env-file"], {
    cwd: ROOT,
    env: { PATH, HOME, PORT: "0", DATA_DIR: dataDir, ...TOLD },
    stdio: ["ignore", openSync(file, "a"), "inherit"],
  })
  const log = () => readFileSync(file, "utf8")
  try {
    const origin = await until(() => /^Ghé is at http:\/\/localhost(:\d+)$/m.exec(log())?.[1])
    const address = `http://127.0.0.1${origin}`
    disk.fill()
    const statuses = await refuse(address, requests)
    say(`while the disk is full: ${JSON.stringify(statuses)}`)
    assert.deepEqual(Object.keys(statuses), ["422"])
    assert.equal((await fetch(`${address}/vi/about`)).status, 200)
    disk.makeRoom()
    const dropped = await until(() => /"dropped":(\d+)/.exec(log())?.[1])
    const written = log().match(/"msg":"refused"/g)?.length ?? 0
    say(`after space was freed: ${written} lines written late, ${dropped} dropped and counted`)
    assert.ok(Number(dropped) > 0 && written + Number(dropped) >= requests)
    disk.fill()
    await refuse(address, requests)
    const startedAt = performance.now()
    site.kill("SIGTERM")
    const [code] = await once(site, "exit")
    say(`full again: ended ${Math.round(performance.now() - startedAt)} ms after SIGTERM with code ${code}`)
    assert.equal(code, 0)
  } finally {
    site.kill("SIGKILL")
    disk.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const LIMIT_MS = 60_000

/** Waits for a value. @throws Error after a minute */
async function until<T>(look: () => T | undefined): Promise<T> {
  for (const startedAt = performance.now(); performance.now() - startedAt < LIMIT_MS; ) {
    const found = look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing came within ${LIMIT_MS / 1000} s.`)
}

/** Sends bookings without a valid date from as many networks. @returns how often each status was answered */
async function refuse(origin: string, requests: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (let sent = 0; sent < requests; sent++) {
    const trip = { productId: "none", departureId: "none", travelDate: "never" }
    const { status } = await book(origin, { email: "visitor@mail.example", network: newNetwork(), trip })
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}
