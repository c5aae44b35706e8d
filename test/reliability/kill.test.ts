import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveKill } from "./kill.ts"

const skip = postgresMissingReason() ?? false

/** In short what `npm run prove -- kill` does with larger numbers. */
describe("the built site", () => {
  it("loses and halves no booking when its process is killed, on Postgres", { skip }, (test) =>
    proveKill({ rounds: 2, bookings: 30, database: "postgres", say: (line) => test.diagnostic(line) }),
  )
  it("loses and halves no booking when its process is killed, embedded", (test) =>
    proveKill({ rounds: 2, bookings: 30, database: "pglite", say: (line) => test.diagnostic(line) }))
})
