import { spawnSync } from "node:child_process"
import { globSync } from "node:fs"
import { join } from "node:path"

const ROOT = join(import.meta.dirname, "../..")
const ZONES = ["UTC", "Asia/Ho_Chi_Minh", "America/Los_Angeles", "Pacific/Kiritimati"]

/** The tests of everything that knows a date or an hour; those that change the zone or race for seats themselves are left out. */
const DATED = "src/**/*.test.ts"
const LEFT_OUT = /time-zones|race/

/** The tests that know dates and hours pass wherever the process thinks that it is. */
export async function proveZones({ say }: { say: (line: string) => void }): Promise<void> {
  const files = globSync(DATED, { cwd: ROOT }).filter((file) => !LEFT_OUT.test(file))
  for (const zone of ZONES) {
    const args = ["scripts/run-tests.ts", ...files]
    const { status, stdout } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    })
    if (status !== 0) throw new Error(`In ${zone}:\n${stdout.slice(-3000)}`)
    say(`${zone}: ${files.length} files, ${stdout.trim().split("\n").at(-1)}`)
  }
}
