import { spawnSync } from "node:child_process"
import { globSync } from "node:fs"
import { join } from "node:path"

const ROOT = join(import.meta.dirname, "../..")
const ZONES = ["UTC", "Asia/Ho_Chi_Minh", "America/Los_Angeles", "Pacific/Kiritimati"]

/** Tests without dates, load tests, and tests that set their own zone. Each pattern must match. */
const LEFT_OUT = [
  /-race\.test/,
  /-limits\.test|\/limits\.test/,
  /time-zones\.test/,
  /features\/uploads\//,
  /features\/account\//,
  /features\/categories\//,
  /transfers\/staff\/(transfer|vehicle)-writes/,
  /bookings\/reference/,
  /rich-text\/(html|article-links)\.test/,
  /quote-properties\.test/,
  /lib\/(color|countries|fold|money|own-path)\.test/,
  /i18n\/accept-language\.test/,
  /app\/spec-constants\.test/,
  /server\/(.+\/)?(lost-connections|cache-control|client-ip|config|content-writes|data-dir-lock|lists|log|phone|roles|social-image)\.test/,
  /src\/site\.test/,
  /server\/openapi\//,
]

/** @throws Error if a pattern matches nothing */
function datedFiles(): string[] {
  const all = globSync("src/**/*.test.{ts,tsx}", { cwd: ROOT }).map((file) => file.replaceAll("\\", "/"))
  const idle = LEFT_OUT.find((name) => !all.some((file) => name.test(file)))
  if (idle) throw new Error(`The pattern ${idle} matches no test. Remove it from LEFT_OUT.`)
  return all.filter((file) => !LEFT_OUT.some((name) => name.test(file)))
}

export async function proveZones({ say }: { say: (line: string) => void }): Promise<void> {
  const files = datedFiles()
  for (const zone of ZONES) {
    const args = ["scripts/test.ts", ...files]
    const { status, stdout } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    })
    if (status !== 0) throw new Error(`In ${zone}:\n${stdout.slice(-3000)}`)
    say(`${zone}: ${files.length} files, ${stdout.trim().split("\n").at(-1)}`)
  }
}
