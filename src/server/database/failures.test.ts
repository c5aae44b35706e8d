import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { isConnectionLost, isDatabaseAway, isStorageFull } from "./failures.server.ts"

const refusal = (code: string, severity: string) =>
  new Error("query failed", { cause: Object.assign(new Error("refused"), { code, severity }) })

describe("database failures", () => {
  for (const [what, code] of [
    ["a pooler without a server", "08P01"],
    ["too many connections", "53300"],
    ["a server that is starting", "57P03"],
    ["a name without an address", "ENOTFOUND"],
  ] as const)
    it(`count as a lost connection, not as a full disk: ${what}`, () => {
      const error = refusal(code, "FATAL")
      assert.deepEqual([isConnectionLost(error), isDatabaseAway(error), isStorageFull(error)], [true, true, false])
    })

  it("count as a bug if our own message is malformed", () => {
    assert.equal(isDatabaseAway(refusal("08P01", "ERROR")), false)
  })

  it("count as a full disk if the server reports one", () => {
    assert.equal(isStorageFull(refusal("53100", "ERROR")), true)
  })
})
