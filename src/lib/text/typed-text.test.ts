import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { readCompact, readContentLine, readControls, readLine, readText } from "./typed-text.ts"

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

const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((one) =>
  /\p{Cc}/u.test(one),
)

describe("readText", () => {
  it("ends lines with line feeds, whatever ended them", () => {
    for (const end of ["\n", "\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"])
      assert.equal(readText(`${end}Phòng 12${end}${end}Không ăn hành${end}`), "Phòng 12\n\nKhông ăn hành")
  })

  it("removes all other control characters and noncharacters", () => {
    const breaks = "\t\n\r\v\f\u0085"
    for (const one of [...CONTROLS, "\uFFFE", "\uFFFF", "\uFDD0", "\u{10FFFF}"].filter((one) => !breaks.includes(one)))
      assert.equal(readText(`Phở${one} bò`), "Phở bò", `U+${one.codePointAt(0)?.toString(16)}`)
    assert.equal(readText("Tên\tPhòng 👨\u200D👩\u200D👧"), "Tên\tPhòng 👨\u200D👩\u200D👧")
  })
})

describe("readControls", () => {
  it("puts spaces for tabs and foreign line breaks, and leaves those that one line can't have", () => {
    assert.equal(readControls("Emma\tJones\vPhòng\f12\u0085A\u2028B\u2029C"), "Emma Jones Phòng 12 A B C")
    assert.equal(readControls(`An${CONTROLS.filter((one) => !/\s|\u0085/.test(one)).join("")}h\uFFFF`), "Anh")
    assert.equal(readControls("a\r\nb"), "a\r\nb")
  })
})

describe("readCompact", () => {
  it("reads full-width characters as ordinary ones", () => {
    assert.equal(readCompact("＋８４　９１２"), "+84 912")
    assert.equal(readCompact("ＧＨＥ－１２３"), "GHE-123")
  })
})
