import { describe, it } from "node:test"
import { whyNoPostgres } from "../../src/server/throwaway-postgres.ts"
import { proveKill } from "./kill.ts"

const skip = whyNoPostgres() ?? false

/** In short what `npm run prove -- kill` does with larger numbers. */
describe("the built site", () => {
  it("loses and halves no booking when its process is killed, on Postgres", { skip }, (test) =>
    proveKill({ rounds: 2, bookings: 60, database: "postgres", say: (line) => test.diagnostic(line) }),
  )
  it("loses and halves no booking when its process is killed, embedded", (test) =>
    proveKill({ rounds: 2, bookings: 60, database: "pglite", say: (line) => test.diagnostic(line) }))
})
