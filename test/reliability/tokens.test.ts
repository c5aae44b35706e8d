import { describe, it } from "node:test"
import { onPostgres } from "../../src/server/testing/postgres.ts"
import { proveTokens } from "./tokens.ts"

describe("the built site", () => {
  it("refuses tokens after their session was ended", onPostgres, (test) =>
    proveTokens({ people: 4, say: (line) => test.diagnostic(line) }),
  )
})
