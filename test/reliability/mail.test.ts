import { describe, it } from "node:test"
import { onPostgres } from "../../src/server/testing/postgres.ts"
import { proveMail } from "./mail.ts"

describe("the built site", () => {
  it("accepts bookings while the mail server is silent and sends each mail once", onPostgres, (test) =>
    proveMail({ bookings: 20, hurry: true, say: (line) => test.diagnostic(line) }),
  )
})
