import assert from "node:assert/strict"
import { describe, it } from "node:test"
import * as fc from "fast-check"
import { differByOne } from "./corrections.server.ts"

const word = fc.string({ unit: fc.constantFrom(..."ahnoi"), minLength: 1, maxLength: 7 })

/** Makes one typing error: an exchange of two letters, or up to one letter for another. */
const mistyped = ([text, at, letter, kind]: [string, number, string, number]) => {
  const place = at % (text.length + 1)
  const [before, after] = [text.slice(0, place), text.slice(place)]
  if (kind === 0) return before + letter + after
  if (kind === 1) return before + after.slice(1)
  if (kind === 2) return before + letter + after.slice(1)
  return before + (after[1] ?? "") + (after[0] ?? "") + after.slice(2)
}

describe("differByOne", () => {
  it("forgives any one typing error, in both directions", () => {
    const errors = fc.tuple(word, fc.nat(), fc.constantFrom(..."ahnoix"), fc.nat({ max: 3 }))
    void fc.assert(
      fc.property(errors, (error) => {
        const typed = mistyped(error)
        return differByOne(error[0], typed) && differByOne(typed, error[0])
      }),
    )
  })

  for (const [one, other] of [
    ["hanoi", "hanxix"],
    ["hanoi", "hue"],
    ["hanoi", "noiha"],
    ["hanoi", "hnaio"],
    ["sapa", "pasa"],
  ] as const)
    it(`tells '${one}' from '${other}'`, () => assert.equal(differByOne(one, other), false))
})
