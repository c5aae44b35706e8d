import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { COUNTRIES, DEFAULT_COUNTRY, flagOf } from "./countries.ts"

describe("COUNTRIES (spec §3, §9)", () => {
  it("contains 39 countries with unique codes, Vietnam first", () => {
    assert.equal(COUNTRIES.length, 39)
    assert.equal(new Set(COUNTRIES.map(({ code }) => code)).size, 39)
    for (const { code, name, dial } of COUNTRIES) {
      assert.match(code, /^[A-Z]{2}$/)
      assert.ok(name.length > 1, code)
      assert.match(dial, /^\+[1-9]\d{0,2}$/, code)
    }
    assert.equal(DEFAULT_COUNTRY, "VN")
    assert.deepEqual(COUNTRIES[0], { code: "VN", name: "Vietnam", dial: "+84" })
  })

  it("has a flag for each country", () => {
    assert.equal(flagOf("VN"), "🇻🇳")
    assert.equal(flagOf("ZA"), "🇿🇦")
  })
})
