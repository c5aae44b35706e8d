import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { cleaned, toInputErrors } from "./entry-values.ts"

describe("the values of a content form", () => {
  it("have no empty texts and lines", () => {
    const values = {
      title: { en: "Walk", vi: "" },
      meetingPoint: { en: null, vi: null },
      highlights: [
        { en: "Lunch", vi: "Bữa trưa" },
        { en: "", vi: null },
      ],
      price: 0,
      slug: " ",
    }
    assert.deepEqual(cleaned(values), {
      title: { en: "Walk" },
      meetingPoint: null,
      highlights: [{ en: "Lunch", vi: "Bữa trưa" }],
      price: 0,
      slug: null,
    })
    assert.deepEqual(cleaned({ en: "", vi: "Chỉ tiếng Việt" }), { en: "", vi: "Chỉ tiếng Việt" })
  })

  it("get the error of a text beside its Vietnamese half", () => {
    const values = { title: { en: null, vi: null }, itinerary: [{ title: { en: "One" } }], slug: "x" }
    const errors = { title: "missing", "itinerary.0.title": "too long", slug: "taken" }
    assert.deepEqual(toInputErrors(errors, values), {
      "title.vi": "missing",
      "itinerary.0.title.vi": "too long",
      slug: "taken",
    })
  })
})
