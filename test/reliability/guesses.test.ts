import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveGuesses } from "./guesses.ts"

const skip = postgresMissingReason() ?? false

/** In short what `npm run prove -- guesses` does with larger numbers. */
describe("the built site", () => {
  it("looks at twenty guesses in a quarter of an hour at most, and lets the owner in", { skip }, (test) =>
    proveGuesses({ guesses: 600, quarters: 2, say: (line) => test.diagnostic(line) }),
  )
})
