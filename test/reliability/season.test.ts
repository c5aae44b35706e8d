import { describe, it } from "node:test"
import { proveSeason } from "./season.ts"

describe("the built site", () => {
  it("limits the places that one network holds after a restart, too", (test) =>
    proveSeason({ bookings: 40, database: "pglite", say: (line) => test.diagnostic(line) }))
})
