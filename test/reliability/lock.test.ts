import { describe, it } from "node:test"
import { proveLock } from "./lock.ts"

/** In short what `npm run prove -- lock` does with real starts again and again. */
describe("an embedded DATA_DIR", () => {
  it("has one process, however many start at once, in containers of their own too", (test) =>
    proveLock({ rounds: 8, starts: 1, inContainersOnly: true, say: (line) => test.diagnostic(line) }))
})
