import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { readCompact, readContentLine, readLine } from "./typed-text.ts"

describe("readContentLine", () => {
  it("keeps non-breaking spaces within the line and no other blanks", () => {
    assert.equal(readContentLine("\u00A0Phụ thu,\u2009\u3000 70\u00A0$ "), "Phụ thu, 70\u00A0$")
  })
})

describe("readLine", () => {
  it("writes every blank as a space", () => {
    assert.equal(readLine("\u00A0Nguyễn\u00A0Văn\u3000B\u2009"), "Nguyễn Văn B")
  })

  it("removes invisible characters", () => {
    assert.equal(readLine("\uFEFFAn\u200Bn\u00AD \u202EJones\u2066"), "Ann Jones")
  })

  it("keeps the joiners of scripts and emoji", () => {
    for (const text of ["می\u200Cخواهم", "क्\u200Dष", "👨\u200D👩\u200D👧", "🏴\u{E0067}\u{E0062}\u{E007F}"])
      assert.equal(readLine(text), text)
  })

  it("returns nothing for a line in which nothing is visible", () => {
    for (const text of ["\u200B\u200B", "\u200D", "\u3164", "\u2800", " \u00A0 ", "\u0301", "\uE000"])
      assert.equal(readLine(text), "")
  })
})

describe("readCompact", () => {
  it("reads full-width characters as ordinary ones", () => {
    assert.equal(readCompact("＋８４　９１２"), "+84 912")
    assert.equal(readCompact("ＧＨＥ－１２３"), "GHE-123")
  })
})
