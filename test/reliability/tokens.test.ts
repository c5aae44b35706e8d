import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveTokens } from "./tokens.ts"

const skip = postgresMissingReason() ?? false

/* `npm run prove -- tokens` does the same on a larger scale. */
describe("the built site", () => {
  it("refuses tokens after their session was ended", { skip }, (test) =>
    proveTokens({ people: 4, say: (line) => test.diagnostic(line) }),
  )
})
