import assert from "node:assert/strict"
import { it } from "node:test"
import { readBuyer } from "./buyer.ts"

it("a buyer that is a company has no papers of a person, whatever was typed before it was chosen", () => {
  const typed = { "buyer.name": "Lê Minh", "buyer.passport": "C1234567", "buyer.personalId": "001099000001" }
  const of = (kind: string) => readBuyer(new URLSearchParams({ ...typed, "buyer.kind": kind }))
  assert.equal(of("person")?.passport, "C1234567")
  const company = of("company")
  assert.deepEqual([company?.kind, company?.passport, company?.personalId], ["company", "", ""])
})
