import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { changedFields, isEqual } from "./changed-fields.ts"

describe("isEqual", () => {
  it("ignores the order of fields", () => {
    assert.ok(isEqual({ en: "a", vi: { b: [1, "2"] } }, { vi: { b: [1, "2"] }, en: "a" }))
    assert.ok(!isEqual({ en: "a" }, { en: "b" }))
    assert.ok(!isEqual({ en: "a" }, { en: "a", vi: "b" }))
    assert.ok(!isEqual({ n: 1 }, { n: "1" }))
  })

  it("treats null like a missing field", () => {
    assert.ok(isEqual({ en: "a" }, { en: "a", vi: null, more: undefined }))
    assert.ok(isEqual(null, undefined))
    for (const value of [0, "", false, [], {}]) assert.ok(!isEqual(value, null))
  })

  it("compares dates by their instant", () => {
    assert.ok(isEqual({ at: new Date(5) }, { at: new Date(5) }))
    assert.ok(!isEqual({ at: new Date(5) }, { at: new Date(6) }))
    assert.ok(!isEqual(new Date(5), {}))
  })

  it("compares lists by length and order", () => {
    assert.ok(!isEqual([1, 2], [1]))
    assert.ok(!isEqual([1, null], [1]))
    assert.ok(!isEqual([1, 2], [2, 1]))
    assert.ok(!isEqual([], {}))
  })
})

describe("changedFields", () => {
  it("returns the fields of the new version that differ", () => {
    assert.deepEqual(changedFields({ a: 1, b: [2], c: null }, { a: 1, b: [3], d: 4 }), ["b"])
    assert.deepEqual(changedFields({ a: null, b: 2 }, { a: 1 }), ["a", "b"])
  })
})
