import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveTiming } from "./timing.ts"

const skip = postgresMissingReason() ?? false

describe("the built site", () => {
  it("answers alike for known and unknown addresses", { skip }, (test) =>
    proveTiming({ pairs: 20, say: (line) => test.diagnostic(line) }),
  )
})
