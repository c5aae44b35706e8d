import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveLogs } from "./logs.ts"

const skip = postgresMissingReason() ?? false

/** In short what `npm run prove -- logs` does more often. */
describe("the log of the built site", () => {
  it("names nobody and no secret, whatever goes wrong", { skip }, (test) =>
    proveLogs({ rounds: 1, say: (line) => test.diagnostic(line) }),
  )
})
