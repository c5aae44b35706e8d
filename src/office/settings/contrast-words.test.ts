import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { judgeButton, judgeText } from "./contrast-words.ts"

describe("contrast in words", () => {
  it("tells buttons with white text, dark text and a darkened colour apart", () => {
    assert.equal(judgeButton("#0B5D57").word, "readable")
    assert.equal(judgeButton("#E9A52B").word, "darkText")
    assert.equal(judgeButton("#F97066").word, "darkText")
    assert.equal(judgeButton("#C65D57").word, "adjusted")
  })

  it("says when the site adjusts a text to its background", () => {
    assert.deepEqual(judgeText("#FFFFFF", "#000000"), { word: "readable", ratio: 21 })
    assert.equal(judgeText("#777777", "#666666").word, "adjusted")
  })
})
