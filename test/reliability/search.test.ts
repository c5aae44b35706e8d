import { describe, it } from "node:test"
import { proveSearch } from "./search.ts"

/* `npm run prove -- search` does the same on a larger scale, with time limits. */
describe("the built site", () => {
  it("answers the most expensive searches", (test) =>
    proveSearch({ texts: 110, database: "pglite", say: (line) => test.diagnostic(line) }))
})
