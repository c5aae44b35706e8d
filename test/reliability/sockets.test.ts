import { describe, it } from "node:test"
import { onPostgres } from "../../src/server/testing/postgres.ts"
import { proveSockets } from "./sockets.ts"

describe("the built site", () => {
  it("serves visitors while it cuts slow connections", onPostgres, (test) =>
    proveSockets({ sockets: 300, slow: 90, seconds: 15, mostLate: 15, say: (line) => test.diagnostic(line) }),
  )
})
