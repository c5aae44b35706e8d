import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { smallDiskMissingReason } from "../../src/server/testing/small-disk.ts"
import { proveFull } from "./full.ts"

const skip = {
  pglite: smallDiskMissingReason() ?? false,
  postgres: smallDiskMissingReason() ?? postgresMissingReason() ?? false,
}

describe("the built site on a full disk", () => {
  for (const database of ["pglite", "postgres"] as const)
    it(`refuses writes, serves reads and recovers (${database})`, { skip: skip[database] }, (test) =>
      proveFull({ bookings: 30, database, say: (line) => test.diagnostic(line) }),
    )
})
