import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveTiming } from "./timing.ts"

const skip = postgresMissingReason() ?? false

/** In short what `npm run prove -- timing` does with larger numbers, without its limit on times. */
describe("the built site", () => {
  it("answers alike whether or not it knows an address", { skip }, (test) =>
    proveTiming({ pairs: 20, say: (line) => test.diagnostic(line) }),
  )
})
