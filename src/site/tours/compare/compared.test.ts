import assert from "node:assert/strict"
import { it } from "node:test"
import { addDays, hanoiDate } from "#lib/today.ts"
import { readCompared } from "./compared.ts"

it("reads three different tours at most, and leaves out what is no slug", () => {
  assert.deepEqual(readCompared({ tours: "a,b,a,<x>,c,d" }).tours, ["a", "b", "c"])
  assert.deepEqual(readCompared({ tours: "" }), {})
})

it("takes a single day for both ends, and reads the party", () => {
  const day = addDays(hanoiDate(), 9)
  const trip = readCompared({ tours: "a", from: day, to: "", adults: "2", ages: "8,4" })
  assert.deepEqual(trip, { tours: ["a"], from: day, to: day, adults: 2, ages: [8, 4] })
})
