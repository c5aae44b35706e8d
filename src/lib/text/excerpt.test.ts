import assert from "node:assert/strict"
import { it } from "node:test"
import { cut, EXCERPT } from "./excerpt.ts"

const long =
  "Nobody stops for you and nobody wants to hit you, so wait for a gap and walk slowly at one speed. ".repeat(3)

it("keeps an excerpt that fits", () => {
  assert.equal(cut("Short and whole.", EXCERPT.card), "Short and whole.")
  const exact = "x".repeat(EXCERPT.related)
  assert.equal(cut(exact, EXCERPT.related), exact)
})

it("cuts a longer excerpt after a whole word, with an ellipsis, within the limit (spec §9)", () => {
  for (const max of [EXCERPT.related, EXCERPT.card, EXCERPT.featured]) {
    const short = cut(long, max)
    assert.ok(short.length <= max + 1, `${short.length} of ${max}`)
    assert.ok(short.endsWith("…"))
    assert.ok(long.startsWith(short.slice(0, -1)))
    assert.match(long[short.length - 1] ?? "", /[\s,.]/)
  }
})

it("leaves no punctuation before the ellipsis", () => {
  assert.equal(cut("One, two, three, four", 10), "One, two…")
})
