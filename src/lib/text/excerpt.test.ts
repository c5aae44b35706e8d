import assert from "node:assert/strict"
import { it } from "node:test"
import { EXCERPT, shorten, shortenToFit } from "./excerpt.ts"

const long =
  "Nobody stops for you and nobody wants to hit you, so wait for a gap and walk slowly at one speed. ".repeat(3)

it("keeps an excerpt that fits", () => {
  assert.equal(shorten("Short and whole.", EXCERPT.card), "Short and whole.")
  const exact = "x".repeat(EXCERPT.related)
  assert.equal(shorten(exact, EXCERPT.related), exact)
})

it("cuts a longer excerpt after a whole word, with an ellipsis, within the limit (spec §9)", () => {
  for (const max of [EXCERPT.related, EXCERPT.card, EXCERPT.featured]) {
    const short = shorten(long, max)
    assert.ok(short.length <= max + 1, `${short.length} of ${max}`)
    assert.ok(short.endsWith("…"))
    assert.ok(long.startsWith(short.slice(0, -1)))
    assert.match(long[short.length - 1] ?? "", /[\s,.]/)
  }
})

it("leaves no punctuation before the ellipsis", () => {
  assert.equal(shorten("One, two, three, four", 10), "One, two…")
})

it("cuts after a number of lines, and says where the rest is", () => {
  const lines = "SE3\nRoom 12\nA stick\nPeanuts"
  assert.equal(shorten(lines, { characters: 100, lines: 4 }, " (below)"), lines)
  assert.equal(shorten(lines, { characters: 100, lines: 3 }, " (below)"), "SE3\nRoom 12\nA stick… (below)")
  assert.equal(shorten(lines, { characters: 14, lines: 3 }, " (below)"), "SE3\nRoom 12\nA… (below)")
})

it("cuts to what a field takes, with the mark", () => {
  assert.equal(shortenToFit("x".repeat(20), 20, " (more)"), "x".repeat(20))
  assert.equal(shortenToFit("x".repeat(21), 20, " (more)"), `${"x".repeat(12)}… (more)`)
})
