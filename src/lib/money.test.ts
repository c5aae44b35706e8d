import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { toMajor, toMinor, toVnd } from "#lib/money.ts"

describe("money", () => {
  it("has cents for dollars and no minor unit for đồng", () => {
    assert.equal(toMinor(129.99, "USD"), 12_999)
    assert.equal(toMinor(1.1 * 3, "USD"), 330)
    assert.equal(toMinor(350_000, "VND"), 350_000)
    assert.equal(toMajor(12_999, "USD"), 129.99)
    assert.equal(toMajor(350_000, "VND"), 350_000)
  })

  it("rounds to whole đồng, half up", () => {
    assert.equal(toVnd({ amount: 12_900, currency: "USD" }, 26_350), 3_399_150)
    assert.equal(toVnd({ amount: 1, currency: "USD" }, 26_350), 264)
    assert.equal(toVnd({ amount: 350_000, currency: "VND" }, 26_350), 350_000)
  })
})
