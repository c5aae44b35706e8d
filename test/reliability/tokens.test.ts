import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveTokens } from "./tokens.ts"

const skip = postgresMissingReason() ?? false

/** In short what `npm run prove -- tokens` does with larger numbers. */
describe("the built site", () => {
  it("takes no token after what ends it", { skip }, (test) =>
    proveTokens({ people: 4, say: (line) => test.diagnostic(line) }),
  )
})
