import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { mergeDrafts, storableFields } from "./form-drafts.ts"

describe("storableFields", () => {
  const stored = (...controls: Partial<Parameters<typeof storableFields>[0] extends Iterable<infer C> ? C : never>[]) =>
    String(storableFields(controls.map((control) => ({ name: "", type: "text", value: "", ...control }))))

  it("holds texts, choices and numbers, empty ones too", () => {
    const fields = stored(
      { name: "name", value: "Ánh & Tư" },
      { name: "message", type: "textarea" },
      { name: "adults", type: "hidden", value: "3" },
      { name: "interests", type: "checkbox", value: "food", checked: true },
      { name: "interests", type: "checkbox", value: "beach", checked: false },
      { name: "vehicle", type: "radio", value: "van", checked: true },
    )
    assert.deepEqual(
      [...new URLSearchParams(fields)],
      [
        ["name", "Ánh & Tư"],
        ["message", ""],
        ["adults", "3"],
        ["interests", "food"],
        ["vehicle", "van"],
      ],
    )
  })

  it("leaves out passwords, shown ones too", () => {
    for (const autocomplete of ["current-password", "new-password"])
      for (const type of ["password", "text"])
        assert.equal(stored({ name: "secret", type, autocomplete, value: "x" }), "")
    assert.equal(stored({ name: "password", type: "password", value: "x" }), "")
  })

  it("leaves out the bots' field, keys of one sending, buttons and fields without a name", () => {
    for (const name of ["website", "startedAt", "formKey", "intent"])
      assert.equal(stored({ name, value: "x" }), "", name)
    for (const type of ["submit", "button", "fieldset", "output"]) assert.equal(stored({ name: "a", type }), "", type)
    assert.equal(stored({ value: "x" }), "")
  })
})

describe("mergeDrafts", () => {
  it("prefers what was typed since, and keeps the rest", () => {
    const draft = new URLSearchParams("name=Ann&interests=food&interests=beach&flexible=on")
    const form = new URLSearchParams("name=&interests=history")
    assert.equal(String(mergeDrafts(draft, form, new Set(["interests", "flexible"]))), "name=Ann&interests=history")
  })
})
