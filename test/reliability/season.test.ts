import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveSeason } from "./season.ts"

const skip = postgresMissingReason() ?? false

describe("the built site", () => {
  it("limits the places that one network holds (PostgreSQL)", { skip }, (test) =>
    proveSeason({ bookings: 40, database: "postgres", say: (line) => test.diagnostic(line) }),
  )
  it("limits the places that one network holds (PGlite, after a restart)", (test) =>
    proveSeason({ bookings: 40, database: "pglite", say: (line) => test.diagnostic(line) }))
})
