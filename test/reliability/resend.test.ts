import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveResend } from "./resend.ts"

const skip = postgresMissingReason() ?? false

/** In short what `npm run prove -- resend` does with larger numbers. */
describe("the built site", () => {
  it("books once what is sent four times", { skip }, (test) =>
    proveResend({ bookings: 60, database: "postgres", say: (line) => test.diagnostic(line) }),
  )
})
