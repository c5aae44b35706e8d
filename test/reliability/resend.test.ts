import { describe, it } from "node:test"
import { onPostgres } from "../../src/server/testing/postgres.ts"
import { proveResend } from "./resend.ts"

describe("the built site", () => {
  it("books once if a request is sent four times", onPostgres, (test) =>
    proveResend({ bookings: 60, database: "postgres", say: (line) => test.diagnostic(line) }),
  )
})
