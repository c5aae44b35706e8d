import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveSeason } from "./season.ts"

const skip = postgresMissingReason() ?? false

/** In short what `npm run prove -- season` does with larger numbers. */
describe("the built site", () => {
  it("is not booked empty by one network, on Postgres", { skip }, (test) =>
    proveSeason({ bookings: 40, database: "postgres", say: (line) => test.diagnostic(line) }),
  )
  it("is not booked empty by one network, embedded and after a restart", (test) =>
    proveSeason({ bookings: 40, database: "pglite", say: (line) => test.diagnostic(line) }))
})
