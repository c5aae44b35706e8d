import { describe, it } from "node:test"
import { proveSearch } from "./search.ts"

describe("the built site", () => {
  it("answers the most expensive searches", (test) =>
    proveSearch({ texts: 110, database: "pglite", say: (line) => test.diagnostic(line) }))
})
