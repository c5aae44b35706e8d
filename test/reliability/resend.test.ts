import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveResend } from "./resend.ts"

const skip = postgresMissingReason() ?? false

describe("the built site", () => {
  it("books once if a request is sent four times", { skip }, (test) =>
    proveResend({ bookings: 60, database: "postgres", say: (line) => test.diagnostic(line) }),
  )
})
