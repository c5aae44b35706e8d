import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveLogs } from "./logs.ts"

const skip = postgresMissingReason() ?? false

describe("the log of the built site", () => {
  it("contains no personal data and no secret", { skip }, (test) =>
    proveLogs({ rounds: 1, say: (line) => test.diagnostic(line) }),
  )
})
