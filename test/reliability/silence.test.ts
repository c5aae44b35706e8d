import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveSilence } from "./silence.ts"

const skip = postgresMissingReason() ?? false
/** Far above what `npm run prove -- silence` allows, far below what it took while silent connections were kept. */
const GENEROUS_MS = 60_000

/** In short what `npm run prove -- silence` does with limits on times. */
describe("the built site", () => {
  it("comes back by itself when its connections to Postgres fall silent", { skip }, (test) =>
    proveSilence({ rounds: 1, mostMs: GENEROUS_MS, mostHeldMs: GENEROUS_MS, say: (line) => test.diagnostic(line) }),
  )
})
