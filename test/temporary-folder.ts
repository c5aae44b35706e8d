import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const MEMORY = "/dev/shm"
const ENOUGH_BYTES = 4 * 1024 ** 3

/** Creates the temporary folder of a test run, in memory if there is space, and points TMPDIR at it. */
export function openTemporaryFolder(): void {
  const folder = mkdtempSync(join(isRoomy(MEMORY) ? MEMORY : tmpdir(), "ghe-tests-"))
  // PostgreSQL runs as another user and has its folder in here.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once("exit", () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    } catch {
      // A process that is about to end still writes into it.
    }
  })
}

function isRoomy(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}
