import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { readBuyer, readWantedBuyer } from "./buyer.ts"

describe("the buyer of a form", () => {
  const typed = { "buyer.name": "Lê Minh", "buyer.passport": "C1234567", "buyer.personalId": "001099000001" }
  const form = (more: Record<string, string>) => new URLSearchParams({ ...typed, ...more })

  it("that is a company has no papers of a person, whatever was typed before it was chosen", () => {
    assert.equal(readBuyer(form({ "buyer.kind": "person" })).passport, "C1234567")
    const company = readBuyer(form({ "buyer.kind": "company" }))
    assert.deepEqual([company.kind, company.passport, company.personalId], ["company", "", ""])
  })

  it("is asked for by the box alone, so that an empty one with the box is refused", () => {
    assert.equal(readWantedBuyer(form({})), undefined)
    assert.equal(readWantedBuyer(form({ "buyer.wanted": "true" }))?.name, "Lê Minh")
    assert.equal(readWantedBuyer(new URLSearchParams({ "buyer.wanted": "true" }))?.name, "")
  })
})
