import { describe, it } from "node:test"
import { onPostgres } from "../../src/server/testing/postgres.ts"
import { proveTiming } from "./timing.ts"

describe("the built site", () => {
  it("answers alike for known and unknown addresses", onPostgres, (test) =>
    proveTiming({ pairs: 20, say: (line) => test.diagnostic(line) }),
  )
})
