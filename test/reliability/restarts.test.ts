import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveRestarts } from "./restarts.ts"

const skip = postgresMissingReason() ?? false

describe("the built site", () => {
  it("recovers when PostgreSQL restarts", { skip }, (test) =>
    proveRestarts({ rounds: 2, clients: 10, say: (line) => test.diagnostic(line) }),
  )
})
