import { describe, it } from "node:test"
import { onPostgres } from "../../src/server/testing/postgres.ts"
import { proveKill } from "./kill.ts"

describe("the built site", () => {
  it("loses no booking when its process is killed", onPostgres, (test) =>
    proveKill({ rounds: 2, bookings: 30, database: "postgres", say: (line) => test.diagnostic(line) }),
  )
})
