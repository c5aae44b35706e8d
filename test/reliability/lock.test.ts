import { describe, it } from "node:test"
import { proveLock } from "./lock.ts"

describe("an embedded DATA_DIR", () => {
  it("admits one process of several that start at once, also in containers", (test) =>
    proveLock({ rounds: 8, starts: 1, inContainersOnly: true, say: (line) => test.diagnostic(line) }))
})
