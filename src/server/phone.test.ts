import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { e164 } from "./phone.server.ts"

describe("e164", () => {
  it("uses the given country or dial code unless the number has its own", () => {
    assert.equal(e164("0912 345 678"), "+84912345678")
    assert.equal(e164("07911 123456", "GB"), "+447911123456")
    assert.equal(e164("912345678", "+84"), "+84912345678")
    assert.equal(e164("+44 7911 123456", "VN"), "+447911123456")
  })

  it("returns null for an unknown dial code", () => {
    for (const dialCode of ["+999", "+6153", "+1999"]) assert.equal(e164("0912345678", dialCode), null)
    assert.equal(e164("+84 912 345 678", "+999"), "+84912345678")
    assert.equal(e164("0912345678", "ZZ"), "+84912345678")
  })
})
