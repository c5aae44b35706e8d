import { describe, it } from "node:test"
import { onPostgres } from "../../src/server/testing/postgres.ts"
import { proveGuesses } from "./guesses.ts"

describe("sign-in of the built site", () => {
  it("checks at most twenty guesses in 15 minutes and lets the owner in", onPostgres, (test) =>
    proveGuesses({ guesses: 600, quarters: 2, say: (line) => test.diagnostic(line) }),
  )
})
