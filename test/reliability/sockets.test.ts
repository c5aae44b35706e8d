import { describe, it } from "node:test"
import { postgresMissingReason } from "../../src/server/testing/postgres.ts"
import { proveSockets } from "./sockets.ts"

const skip = postgresMissingReason() ?? false

/** How late a cut may be is measured in listen.test.ts. In short what `npm run prove -- sockets` does with larger numbers. */
describe("the built site", () => {
  it("serves visitors while others are slow, and cuts those", { skip }, (test) =>
    proveSockets({ sockets: 300, slow: 90, seconds: 15, mostLate: 15, say: (line) => test.diagnostic(line) }),
  )
})
