import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { inertText } from "./spreadsheet.server.ts"

describe("texts in a spreadsheet", () => {
  it("are not taken for formulas", () => {
    for (const text of ["=1+1", "+cmd|' /C calc'!A0", "+1+HYPERLINK(1)", "-2", "@SUM(A1)", "\t=1", "\r=1"])
      assert.equal(inertText(text), `'${text}`)
  })

  it("stay as they are if they are names or phone numbers", () => {
    for (const text of ["Nguyễn Thu Hà", "0912 345 678", "+84 912 345 678", "+44 (0)20 7946-0958", ""])
      assert.equal(inertText(text), text)
  })
})
