import { describe, it } from "node:test"
import { onPostgres } from "../../src/server/testing/postgres.ts"
import { smallDiskMissingReason } from "../../src/server/testing/small-disk.ts"
import { proveFull } from "./full.ts"

const skip = smallDiskMissingReason() ?? onPostgres.skip

describe("the built site on a full disk", () => {
  it("refuses writes, serves reads and recovers", { skip }, (test) =>
    proveFull({ bookings: 30, database: "postgres", say: (line) => test.diagnostic(line) }),
  )
})
