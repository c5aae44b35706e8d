import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { describe, it } from "node:test"

const ZONES = ["UTC", "Asia/Ho_Chi_Minh", "America/Los_Angeles", "Pacific/Kiritimati"]

const DATED = [
  "src/lib/today.test.ts",
  "src/domain/bookings/quote/pickup-times.test.ts",
  "src/lib/office-hours.test.ts",
  "src/domain/bookings/quote/tour.test.ts",
  "src/domain/bookings/quote/transfer.test.ts",
  "src/domain/departures/departure-dates.test.ts",
]
const root = join(import.meta.dirname, "../..")

describe("dates", () => {
  for (const zone of ZONES) {
    it(`are computed correctly in ${zone}`, () => {
      const { NODE_TEST_CONTEXT: _, ...env } = process.env
      const args = ["--test", "--test-isolation=none", "--test-reporter=tap", ...DATED]
      const { status, stdout } = spawnSync(process.execPath, args, {
        cwd: root,
        env: { ...env, TZ: zone },
        encoding: "utf8",
      })
      assert.equal(status, 0, stdout.slice(-3000))
      assert.match(stdout, /# pass [1-9]\d+/)
    })
  }
})
