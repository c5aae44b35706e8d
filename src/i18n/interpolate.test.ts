import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { interpolate } from "#i18n/interpolate.ts"

describe("interpolate", () => {
  for (const [text, filled] of [
    ["{n} places left", "3 places left"],
    ["{n} of {all}", "3 of 0"],
    ["{n}{n}", "33"],
    ["no gap", "no gap"],
    ["", ""],
    ["{unknown} and {n}", "{unknown} and 3"],
    ["a { and {n} and {", "a { and 3 and {"],
    ["{} } {n", "{} } {n"],
    ["{name}", "{n}"],
  ] as const)
    it(`fills '${text}' in as '${filled}'`, () =>
      assert.equal(interpolate(text, { n: 3, all: 0, name: "{n}" }), filled))

  for (const [n, written] of [
    [0, "0 places left"],
    [1, "1 place left"],
    [1.5, "1.5 places left"],
    ["1", "1 place left"],
    ["1,001", "1,001 places left"],
  ] as const)
    it(`writes '${written}'`, () => assert.equal(interpolate("{n} {n|place|places} left", { n }), written))
})
