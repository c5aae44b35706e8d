import { describe, it } from "node:test"
import { onPostgres } from "../../src/server/testing/postgres.ts"
import { proveSilence } from "./silence.ts"

const GENEROUS_MS = 60_000

describe("the built site", () => {
  it("recovers when its connections to PostgreSQL fall silent", onPostgres, (test) =>
    proveSilence({ rounds: 1, mostMs: GENEROUS_MS, mostHeldMs: GENEROUS_MS, say: (line) => test.diagnostic(line) }),
  )
})
