import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveRestarts } from "./restarts.ts"

const skip = postgresMissingReason() ?? false

/** In short what `npm run prove -- restarts` does with larger numbers. */
describe("the built site", () => {
  it("comes back by itself when Postgres does", { skip }, (test) =>
    proveRestarts({ rounds: 2, clients: 10, say: (line) => test.diagnostic(line) }),
  )
})
