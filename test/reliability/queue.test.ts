import { describe, it } from "node:test"
import { proveQueue } from "./queue.ts"

describe("the built site", () => {
  it("sends important mails while thousands of lookups wait", (test) =>
    proveQueue({
      waiting: 2_000,
      lookups: 200,
      database: "pglite",
      mostMs: 60_000,
      say: (line) => test.diagnostic(line),
    }))
})
