import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { newReference, readReference } from "./reference.server.ts"

describe("references", () => {
  it("have nine symbols without vowels and lookalikes, and are read as they are written", () => {
    const made = Array.from({ length: 1000 }, newReference)
    for (const reference of made) {
      assert.match(reference, /^GHE(-[0-9BCDFGHJKMNPQRSTVWXYZ]{3}){3}$/)
      assert.equal(readReference(reference), reference)
    }
    assert.equal(new Set(made).size, 1000)
  })

  it("use every symbol in every place", () => {
    const made = Array.from({ length: 2000 }, newReference)
    for (const place of [4, 5, 6, 8, 9, 10, 12, 13, 14])
      assert.equal(new Set(made.map((reference) => reference[place])).size, 30)
  })

  it("are read in any case, with or without dashes and prefix, and with the usual slips", () => {
    for (const typed of [
      "GHE-7K3-M9Q-X01",
      "ghe-7k3-m9q-x01",
      "GHE7K3M9QX01",
      "7k3m9qx01",
      " GHE 7K3 M9Q X01 ",
      "ghe-7k3-m9q-xol",
      "GHE-7K3-M9Q-XOI",
    ]) {
      assert.equal(readReference(typed), "GHE-7K3-M9Q-X01")
    }
  })

  it("are not made of anything else", () => {
    for (const typed of [
      "",
      "GHE",
      "GHE-7K3-M9Q-X0",
      "GHE-7K3-M9Q-X011",
      "GHE-7K3-M9Q-XA1",
      "GHE-7K3-M9Q-XU1",
      "%' or 1=1 --",
      // Without its marked letters it would be nine symbols.
      "Trần Văn Linh",
    ]) {
      assert.equal(readReference(typed), undefined)
    }
  })
})
