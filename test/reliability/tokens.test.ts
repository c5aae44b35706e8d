import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveTokens } from "./tokens.ts"

const skip = postgresMissingReason() ?? false

describe("the built site", () => {
  it("refuses tokens after their session was ended", { skip }, (test) =>
    proveTokens({ people: 4, say: (line) => test.diagnostic(line) }),
  )
})
