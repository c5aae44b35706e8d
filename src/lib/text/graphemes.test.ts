import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { text } from "#lib/address/search-params.ts"
import { shorten } from "./excerpt.ts"
import { firstCharacters, truncate } from "./graphemes.ts"

const FAMILY = "👨‍👩‍👧"

describe("cut texts", () => {
  it("keep emoji, flags and composed letters whole", () => {
    assert.equal(firstCharacters(`ab${FAMILY}${FAMILY}`, 3), `ab${FAMILY}`)
    assert.equal(firstCharacters("🇻🇳🇫🇷🇩🇪", 2), "🇻🇳🇫🇷")
    assert.equal(firstCharacters("e\u0302\u0301e\u0302\u0301", 1), "e\u0302\u0301")
    assert.equal(firstCharacters("short", 10), "short")
  })

  it("fit into a field without half a character", () => {
    assert.equal(truncate(`ab${FAMILY}`, 9), "ab")
    assert.equal(truncate(`ab${FAMILY}c`, 10), `ab${FAMILY}`)
    assert.equal(truncate("short", 5), "short")
    assert.equal(text("🎉".repeat(80)), "🎉".repeat(50))
    // One letter that is read as two.
    assert.equal(text("ﬁ".repeat(67)), "fi".repeat(50))
    assert.equal(text(`a${"\u0301".repeat(40)}`), undefined)
  })

  it("have no half characters, wherever they are cut", () => {
    const row = `${"C".repeat(149)}${"🎉".repeat(30)}`
    for (const one of [shorten(row, 150), shorten(row, 151), text(row) ?? "", text("🎉".repeat(80)) ?? ""])
      assert.ok(one.isWellFormed(), one)
    assert.equal(shorten(row, 150), `${"C".repeat(149)}🎉…`)
  })
})
