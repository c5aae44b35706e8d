import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { fieldsIn, fillFields, hasOpenField } from "./text-fields.ts"

const find = (name: string) => ({ guest: "lan", empty: "", braces: "{{guest}}" })[name]

describe("fieldsIn", () => {
  it("returns each name once, also of fields that can't exist", () =>
    assert.deepEqual(fieldsIn("{{a}} {{ b }} {{a}} {c} {{two words}}"), ["a", "b", "two words"]))
})

describe("hasOpenField", () => {
  it("finds braces that enclose no field", () =>
    assert.deepEqual(["{{a}} {b}", "{{a}", "{a}}", "{{a {{b}}", "{{{a}}}"].map(hasOpenField), [
      false,
      true,
      true,
      true,
      false,
    ]))
})

describe("fillFields", () => {
  it("removes a field without a value with its space, and begins with a capital", () =>
    assert.equal(fillFields("{{guest}}, dear {{unknown}}{{empty}}!", find), "Lan, dear!"))

  it("keeps a field that has no value at all, and fills the others as they are", () =>
    assert.equal(
      fillFields("{{ guest }}, dear {{unknown}} {{empty}}!", find, { onMissing: "keep" }),
      "lan, dear {{unknown}} !",
    ))

  it("fills each field once", () => assert.equal(fillFields("Dear {{braces}}", find), "Dear {{guest}}"))

  it("reads a text of 40,000 braces or spaces", () => {
    for (const part of ["{{", "{{ ", " ", "{{a", "}"]) {
      const text = part.repeat(40_000)
      assert.equal(fillFields(text, find), text)
    }
    const open = `a {{${" ".repeat(40_000)}b`
    assert.equal(fillFields(open, find), open)
    assert.deepEqual([fieldsIn(open), hasOpenField(open)], [[], true])
  })
})
