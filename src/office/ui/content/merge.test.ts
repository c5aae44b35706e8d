import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { mergeEntries, withValue } from "./merge.ts"

const base = {
  version: 1,
  title: { en: "Walk", vi: "Đi bộ" },
  position: 1,
  itinerary: [
    { title: { en: "One" }, meals: ["lunch"] },
    { title: { en: "Two" }, meals: [] },
  ],
}

describe("mergeEntries", () => {
  it("takes over what only one person has changed", () => {
    const mine = { ...base, title: { en: "Stroll", vi: "Đi bộ" } }
    const theirs = { ...base, version: 2, title: { en: "Walk", vi: "Dạo phố" }, position: 7 }
    const { merged, conflicts } = mergeEntries(base, mine, theirs)
    assert.deepEqual(conflicts, [])
    assert.deepEqual(merged, { ...base, version: 2, title: { en: "Stroll", vi: "Dạo phố" }, position: 7 })
  })

  it("reports only the fields that both have changed in different ways", () => {
    const mine = { ...base, title: { en: "Mine", vi: "Cùng nhau" }, position: 3 }
    const theirs = { ...base, version: 2, title: { en: "Theirs", vi: "Cùng nhau" } }
    const { merged, conflicts } = mergeEntries(base, mine, theirs)
    assert.deepEqual(conflicts, [{ path: "title.en", mine: "Mine", theirs: "Theirs" }])
    assert.deepEqual(withValue(merged, ["title", "en"], "Theirs"), {
      ...base,
      version: 2,
      title: { en: "Theirs", vi: "Cùng nhau" },
      position: 3,
    })
  })

  it("compares lists item by item while their length is the same, otherwise as a whole", () => {
    const [one, two] = base.itinerary
    const mine = { ...base, itinerary: [{ ...one, title: { en: "Mine" } }, two] }
    const theirs = { ...base, itinerary: [one, { ...two, title: { en: "Theirs" } }] }
    const both = [
      { ...one, title: { en: "Mine" } },
      { ...two, title: { en: "Theirs" } },
    ]
    assert.deepEqual(mergeEntries(base, mine, theirs), { merged: { ...base, itinerary: both }, conflicts: [] })
    const shorter = { ...base, itinerary: [one] }
    const { conflicts } = mergeEntries(base, mine, shorter)
    assert.deepEqual(conflicts, [{ path: "itinerary", mine: mine.itinerary, theirs: shorter.itinerary }])
  })

  it("treats an empty text like one that is not there", () => {
    const mine = { ...base, title: { en: "Walk", vi: null } }
    const theirs = { ...base, title: { en: "Walk" } }
    assert.deepEqual(mergeEntries(base, mine, theirs).conflicts, [])
  })
})
