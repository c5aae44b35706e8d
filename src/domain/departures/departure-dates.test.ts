import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { departureOn } from "./staff/schedules/generator.server.ts"

const terms = {
  tourId: "7c9f2a52-5d0a-4b0e-9a39-0c3a3a4a7f11",
  startTime: "04:30",
  capacity: 8,
  minimum: 2,
  cutoffHours: 6,
  decideHours: 48,
  priceMinor: null,
}

describe("departureOn", () => {
  it("computes start, cut-off and decision time in Hanoi time", () => {
    const { date, closesAt, decideBy } = departureOn("2027-03-01", terms)
    assert.equal(date, "2027-03-01")
    assert.equal((closesAt as Date).toISOString(), "2027-02-28T15:30:00.000Z")
    assert.equal((decideBy as Date).toISOString(), "2027-02-26T21:30:00.000Z")
  })

  it("has no decision time without a minimum", () => {
    assert.equal(departureOn("2027-03-01", { ...terms, minimum: null }).decideBy, null)
  })
})
