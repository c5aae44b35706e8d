import { describe, it } from "node:test"
import { proveQueue } from "./queue.ts"

/** In short what `npm run prove -- queue` does with larger numbers: with 50 ms of rest each, these would take 100 s. */
describe("the built site", () => {
  it("mails honest people while thousands of lookups wait", (test) =>
    proveQueue({
      ...{ waiting: 2_000, lookups: 200, database: "pglite", mostMs: 60_000 },
      say: (line) => test.diagnostic(line),
    }))
})
