import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveSilence } from "./silence.ts"

const skip = postgresMissingReason() ?? false
const GENEROUS_MS = 60_000

describe("the built site", () => {
  it("recovers when its connections to PostgreSQL fall silent", { skip }, (test) =>
    proveSilence({ rounds: 1, mostMs: GENEROUS_MS, mostHeldMs: GENEROUS_MS, say: (line) => test.diagnostic(line) }),
  )
})
