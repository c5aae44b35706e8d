import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { COUNTRIES, countryOfNumber, DEFAULT_COUNTRY, flagOf, proposeCountry } from "#lib/countries.ts"

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

describe("countryOfNumber", () => {
  it("knows the country of a number that begins with its code", () => {
    for (const [typed, country] of [
      ["+33 6 12 34 56 78", "FR"],
      ["0082 10 1234 5678", "KR"],
      ["\uFF0B44 7911 123456", "GB"],
      ["+971 50 123 4567", "AE"],
    ])
      assert.equal(countryOfNumber(typed!), country)
  })

  it("prefers the chosen one of countries that share a code", () => {
    assert.equal(countryOfNumber("+1 416 555 0100", "CA"), "CA")
    assert.equal(countryOfNumber("+1 416 555 0100", "FR"), "US")
  })

  it("knows none of a national number, nor of a country that is not in the list", () => {
    for (const typed of ["06 12 34 56 78", "", "+", "+999 123"]) assert.equal(countryOfNumber(typed), undefined, typed)
  })
})

describe("proposeCountry", () => {
  it("takes the first language that tells a country", () => {
    for (const [languages, country] of [
      [["fr-FR", "fr", "en-US"], "FR"],
      [["ko"], "KR"],
      [["en-GB"], "GB"],
      [["en", "fr-CA"], "CA"],
      [["vi", "en-US"], "VN"],
      [["zh-Hant-TW"], "TW"],
    ] as const)
      assert.equal(proposeCountry(languages), country, String(languages))
  })

  it("proposes Vietnam if no language tells a country of the list", () => {
    for (const languages of [[], ["en"], ["pt-BR", "en-US"], ["x"], ["eo"]])
      assert.equal(proposeCountry(languages), "VN", String(languages))
  })
})
