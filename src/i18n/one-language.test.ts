import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { inOneLanguage } from "./one-language.ts"

const day = { title: { en: "By boat", vi: "Đi thuyền" }, meals: ["lunch"], stay: { en: "On board" } }
const answer = { data: [{ slug: "a", days: [day], reviews: null }], pagination: { total: 1 } }

describe("an answer in one language", () => {
  it("has the texts of that language, or English where there is no other, and all else as it was", () => {
    const inside = (cut: object) => ({ ...answer, data: [{ slug: "a", days: [cut], reviews: null }] })
    assert.deepEqual(inOneLanguage(answer, "en"), inside({ ...day, title: { en: "By boat" } }))
    assert.deepEqual(inOneLanguage(answer, "vi"), inside({ ...day, title: { en: "", vi: "Đi thuyền" } }))
  })

  it("leaves the answer alone, and is the same where it has nothing in both", () => {
    const before = structuredClone(answer)
    inOneLanguage(answer, "vi")
    assert.deepEqual(answer, before)
    const others = [
      { en: "Only English" },
      { en: "Empty", vi: "" },
      { en: ["a"], vi: ["b"] },
      { en: "a", vi: "b", fr: "c" },
    ]
    for (const language of ["en", "vi"] as const) assert.equal(inOneLanguage(others, language), others)
  })
})
