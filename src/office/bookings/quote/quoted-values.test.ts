import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { TourPriceRules } from "#domain/tours/tour.ts"
import { readPriceRules, type Unfinished } from "./quoted-values.ts"

const choicesOf = (choices: unknown) => readPriceRules({ choices } as Unfinished<TourPriceRules>).choices

describe("the choices of a form that is being filled in", () => {
  it("are read from the inputs so far, by their position in the form", () => {
    const typed = {
      code: null,
      name: { en: "", vi: "Phòng" },
      per: "room",
      options: [
        { name: { en: "", vi: "" }, price: 5 },
        { name: { en: "Single" }, price: null, alone: true },
      ],
    }
    assert.deepEqual(choicesOf([{}, typed]), [
      { code: "0", name: { en: "" }, per: "booking", isRequired: false, options: [] },
      {
        code: "1",
        name: { en: "Phòng", vi: "Phòng" },
        per: "room",
        isRequired: false,
        options: [{ code: "1", name: { en: "Single" }, price: 0, alone: true }],
      },
    ])
  })

  it("are empty for a form without choices", () => {
    assert.deepEqual(choicesOf(undefined), [])
    assert.deepEqual(choicesOf(null), [])
  })
})
