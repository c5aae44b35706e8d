import { describe, it } from "node:test"
import { proveSearch } from "./search.ts"

/** In short what `npm run prove -- search` does with larger numbers and limits on times. */
describe("the built site", () => {
  it("answers the searches that cost the most", (test) =>
    proveSearch({ texts: 110, database: "pglite", say: (line) => test.diagnostic(line) }))
})
