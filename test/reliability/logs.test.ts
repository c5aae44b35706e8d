import { describe, it } from "node:test"
import { onPostgres } from "../../src/server/testing/postgres.ts"
import { proveLogs } from "./logs.ts"

describe("the log of the built site", () => {
  it("contains no personal data and no secret", onPostgres, (test) =>
    proveLogs({ rounds: 1, say: (line) => test.diagnostic(line) }),
  )
})
