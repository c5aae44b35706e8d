import { describe, it } from "node:test"
import { onPostgres } from "../../src/server/testing/postgres.ts"
import { proveRestarts } from "./restarts.ts"

describe("the built site", () => {
  it("recovers when PostgreSQL restarts", onPostgres, (test) =>
    proveRestarts({ rounds: 2, clients: 10, say: (line) => test.diagnostic(line) }),
  )
})
