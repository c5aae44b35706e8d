import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveKill } from "./kill.ts"

const skip = postgresMissingReason() ?? false

describe("the built site", () => {
  it("loses no booking when its process is killed (PostgreSQL)", { skip }, (test) =>
    proveKill({ rounds: 2, bookings: 30, database: "postgres", say: (line) => test.diagnostic(line) }),
  )
  it("loses no booking when its process is killed (PGlite)", (test) =>
    proveKill({ rounds: 2, bookings: 30, database: "pglite", say: (line) => test.diagnostic(line) }))
})
