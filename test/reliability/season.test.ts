import { describe, it } from "node:test"
import { proveSeason } from "./season.ts"

describe("the built site", () => {
  it("limits the seats that one network holds, even after a restart", (test) =>
    proveSeason({ bookings: 40, database: "pglite", say: (line) => test.diagnostic(line) }))
})
